import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long freeAt = 0;
        long waited = 0;
        for (int i = 0; i < n; i++) {
            long a = in.nextLong();
            long t = in.nextLong();
            long start = Math.max(a, freeAt);
            waited += start - a;
            freeAt = start + t;
        }
        System.out.println(waited + " " + freeAt);
    }
}
