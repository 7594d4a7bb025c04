import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int[] firstAt = new int[b];
        Arrays.fill(firstAt, -1);
        StringBuilder digits = new StringBuilder();
        int rest = a % b;
        while (rest != 0 && firstAt[rest] < 0) {
            firstAt[rest] = digits.length();
            digits.append(rest * 10 / b);
            rest = rest * 10 % b;
        }
        if (rest != 0) {
            digits.insert(0, "(");
            digits.append(")");
        }
        System.out.println(a / b + (digits.length() > 0 ? "." + digits : ""));
    }
}
