import java.util.Scanner;

public class Main {
    static int forward(int x, int k) {
        return (x << k | x >> (16 - k)) & 0xFFFF;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int x = in.nextInt();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            int k = in.nextInt();
            if (command.equals("forward")) x = forward(x, k % 16);
            else if (command.equals("back")) x = forward(x, 16 - k % 16);
            else x ^= 1 << k;
            System.out.println(x + " " + Integer.bitCount(x));
        }
    }
}
