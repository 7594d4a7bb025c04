import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int different = Math.abs(a - b);
        System.out.println(Integer.bitCount(different) + " " + Integer.bitCount(different & b));
    }
}
