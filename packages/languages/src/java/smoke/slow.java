public class Main {
    public static void main(String[] args) {
        System.out.println("started");
        for (long turn = 0; ; turn++) {
            if (turn == Long.MIN_VALUE) System.out.println(turn);
        }
    }
}
