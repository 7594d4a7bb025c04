import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long m = in.nextLong();
        long p = in.nextLong();
        long f = in.nextLong();
        int k = in.nextInt();
        long headers = 0;
        while (k-- > 0) headers += in.nextInt();
        long frames = m / p;
        long rest = m % p;
        long bytes = frames * Math.max(p + headers, f);
        if (rest > 0) {
            frames++;
            bytes += Math.max(rest + headers, f);
        }
        System.out.println(frames + " " + bytes + " " + 100 * m / bytes);
    }
}
