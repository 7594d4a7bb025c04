public class Main {
    public static void main(String[] args) {
        System.out.println("started");
        int[] numbers = new int[1];
        numbers[args.length + 1] = 2;
    }
}
