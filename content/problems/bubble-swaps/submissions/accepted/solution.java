import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = in.nextInt();
        int exchanges = 0, walks = 0;
        boolean exchanged;
        do {
            exchanged = false;
            walks++;
            for (int i = 0; i + 1 < n; i++) {
                if (a[i] > a[i + 1]) {
                    int keep = a[i];
                    a[i] = a[i + 1];
                    a[i + 1] = keep;
                    exchanges++;
                    exchanged = true;
                }
            }
        } while (exchanged);
        System.out.println(exchanges + " " + walks);
    }
}
