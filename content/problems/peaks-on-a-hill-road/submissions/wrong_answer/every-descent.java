import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int last = in.nextInt();
        int peaks = 0;
        boolean climbing = false;
        for (int i = 2; i <= n; i++) {
            int height = in.nextInt();
            if (height > last) climbing = true;
            if (height < last) {
                peaks++;
                climbing = false;
            }
            last = height;
        }
        System.out.println(peaks);
    }
}
