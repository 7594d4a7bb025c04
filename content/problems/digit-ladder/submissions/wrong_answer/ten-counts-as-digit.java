import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        long n = new Scanner(System.in).nextLong();
        StringBuilder ladder = new StringBuilder().append(n);
        while (n > 10) {
            long sum = 0;
            while (n > 0) {
                sum += n % 10;
                n /= 10;
            }
            n = sum;
            ladder.append(' ').append(n);
        }
        System.out.println(ladder);
    }
}
