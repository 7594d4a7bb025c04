import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        int t = in.nextInt();
        char row = (char) ('A' + (t - 1) / k);
        int seat = (t - 1) % k + 1;
        System.out.println(row + "" + seat);
    }
}
