import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String code = in.next();
        int first = code.charAt(0) - 'A' + 1;
        int second = code.charAt(2) - 'A' + 1;
        int third = code.charAt(4) - 'A' + 1;
        System.out.printf("%c-%c-%c%n", (char) ('z' - first + 1), (char) ('z' - second + 1), (char) ('z' - third + 1));
        System.out.printf("%02d-%02d-%02d%n", first, second, third);
        System.out.printf("%02d%n", (first + 2 * second + 3 * third) % 97);
    }
}
