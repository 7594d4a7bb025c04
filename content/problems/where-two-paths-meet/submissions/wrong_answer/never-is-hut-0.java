import java.util.Scanner;

public class Main {
    static int lengthFrom(int hut, int[] sign) {
        int signs = 0;
        for (; sign[hut] != 0; hut = sign[hut]) signs++;
        return signs;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int a = in.nextInt();
        int b = in.nextInt();
        int[] sign = new int[n + 1];
        for (int i = 1; i <= n; i++) sign[i] = in.nextInt();
        int leftA = lengthFrom(a, sign), leftB = lengthFrom(b, sign);
        int stepsA = 0, stepsB = 0;
        for (; leftA > leftB; leftA--, stepsA++) a = sign[a];
        for (; leftB > leftA; leftB--, stepsB++) b = sign[b];
        while (a != b) {
            a = sign[a];
            b = sign[b];
            stepsA++;
            stepsB++;
        }
        System.out.println(a + " " + stepsA + " " + stepsB);
    }
}
