import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int d = in.nextInt();
        int digits = 0;
        int byHand = 0;
        for (int house = a; house <= b; house++) {
            int rest = house;
            while (rest > 9) {
                digits++;
                if (rest % 10 == d) byHand++;
                rest /= 10;
            }
        }
        System.out.println(digits);
        System.out.println(byHand);
    }
}
