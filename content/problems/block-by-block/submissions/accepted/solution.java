import java.util.Scanner;

public class Main {
    static String way(long block, long d, long p) {
        if (block < d) return "direct " + block;
        long rest = block - d;
        if (rest < p) return "single " + rest;
        rest -= p;
        if (rest < p * p) return "double " + rest / p + " " + rest % p;
        rest -= p * p;
        if (rest < p * p * p) return "triple " + rest / p / p + " " + rest / p % p + " " + rest % p;
        return null;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long b = in.nextLong();
        long d = in.nextLong();
        int q = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            long offset = in.nextLong();
            String found = way(offset / b, d, b / 4);
            out.append(found == null ? "too large" : found + " " + offset % b).append('\n');
        }
        System.out.print(out);
    }
}
