import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), a = in.nextInt(), b = in.nextInt();
        int forward = b - a;
        if (forward < 0) {
            forward += n;
        }
        int back = n - forward;
        if (forward == 0) {
            System.out.println("here");
        } else if (forward < back) {
            System.out.println("forward " + forward);
        } else if (back < forward) {
            System.out.println("back " + back);
        } else {
            System.out.println("either " + forward);
        }
    }
}
