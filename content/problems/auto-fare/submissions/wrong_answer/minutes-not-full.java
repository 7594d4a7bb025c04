import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int d = in.nextInt();
        int w = in.nextInt();
        int fare = 30;
        if (d > 1500) fare += (d - 1500 + 99) / 100 * 2;
        fare += w;
        System.out.println(fare);
    }
}
