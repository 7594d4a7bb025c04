import java.util.Scanner;

public class Main {
    static boolean isPrime(int n) {
        if (n < 2) return false;
        for (int d = 2; d * d < n; d++)
            if (n % d == 0) return false;
        return true;
    }

    static int mirror(int n) {
        int result = 0;
        while (n > 0) {
            result = result * 10 + n % 10;
            n /= 10;
        }
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int count = 0;
        int largest = 0;
        for (int n = a; n <= b; n++) {
            if (mirror(n) != n && isPrime(n) && isPrime(mirror(n))) {
                count++;
                largest = n;
            }
        }
        System.out.println(count == 0 ? "0 -" : count + " " + largest);
    }
}
