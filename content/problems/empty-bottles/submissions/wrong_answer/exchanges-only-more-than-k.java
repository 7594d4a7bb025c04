import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int drunk = n;
        int empty = n;
        while (empty > k) {
            int full = empty / k;
            empty = full + empty % k;
            drunk += full;
        }
        System.out.println(drunk + " " + empty);
    }
}
