import java.util.Scanner;

public class Main {
    static int readers = 0;
    static int writers = 0;

    static boolean allowed(String word) {
        return switch (word) {
            case "R+" -> writers == 0;
            case "W+" -> writers == 0 && readers == 0;
            case "R-" -> readers > 0;
            default -> writers > 0;
        };
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int most = 0;
        for (int i = 1; i <= n; i++) {
            String word = in.next();
            if (!allowed(word)) {
                System.out.println("wrong " + i);
                return;
            }
            int change = word.endsWith("+") ? 1 : -1;
            if (word.startsWith("R")) readers += change;
            else writers += change;
            most = Math.max(most, readers);
        }
        System.out.println("right " + most + " " + (readers + writers));
    }
}
