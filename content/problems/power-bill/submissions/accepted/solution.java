import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        long u = new Scanner(System.in).nextLong();
        long bill = 0;
        if (u > 500) bill = 1800 + (u - 500) * 8 + 100;
        else if (u > 200) bill = 300 + (u - 200) * 5;
        else if (u > 100) bill = (u - 100) * 3;
        System.out.println(bill);
    }
}
