import java.util.Scanner;

public class Main {
    static boolean[] broken;
    static long[] known; // 0 means not computed yet, so what is kept is one more

    static long ways(int step) {
        if (step < 0 || broken[step]) return 0;
        if (step == 0) return 1;
        if (known[step] == 0) known[step] = 1 + ways(step - 1) + ways(step - 2);
        return known[step] - 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int b = in.nextInt();
        broken = new boolean[n + 1];
        known = new long[n + 1];
        for (int i = 0; i < b; i++) broken[in.nextInt()] = true;
        System.out.println(ways(n));
    }
}
