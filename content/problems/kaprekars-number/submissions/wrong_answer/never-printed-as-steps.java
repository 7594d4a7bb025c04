import java.util.Scanner;

public class Main {
    static int nextNumber(int n) {
        int larger = 0, smaller = 0, place = 1;
        for (int digit = 9; digit >= 0; digit--) {
            int rest = n;
            for (int i = 1; i <= 4; i++) {
                if (rest % 10 == digit) {
                    larger = larger * 10 + digit;
                    smaller += digit * place;
                    place *= 10;
                }
                rest /= 10;
            }
        }
        return larger - smaller;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int steps = 0;
        while (n != 6174 && n != 0) {
            n = nextNumber(n);
            steps++;
        }
        System.out.println(steps);
    }
}
