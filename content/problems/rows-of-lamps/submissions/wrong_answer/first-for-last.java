import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long everywhere = (1L << 32) - 1;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            long before = in.nextLong();
            long now = in.nextLong();
            out.append("on ").append(Long.bitCount(now & ~before));
            out.append(" off ").append(Long.bitCount(before & ~now));
            String last = now == 0 ? "-" : String.valueOf(Long.numberOfTrailingZeros(now));
            out.append(" last ").append(last).append('\n');
            everywhere &= now;
        }
        out.append("everywhere:");
        if (everywhere == 0) out.append(" none");
        for (int k = 0; k < 32; k++) {
            if ((everywhere & (1L << k)) != 0) out.append(' ').append(k);
        }
        System.out.println(out);
    }
}
