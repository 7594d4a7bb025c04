import java.util.Scanner;

public class Main {
    static long number(String address) {
        long value = 0;
        for (String part : address.split("\\.")) value = value * 256 + Integer.parseInt(part);
        return value;
    }

    static String text(long address) {
        return (address >> 24) + "." + (address >> 16 & 255) + "." + (address >> 8 & 255) + "." + (address & 255);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String[] machine = in.next().split("/");
            int shift = 32 - Integer.parseInt(machine[1]);
            long network = number(machine[0]) >> shift;
            long receiver = number(in.next());
            long first = network << shift;
            long last = first + (1L << shift) - 2;
            out.append(text(first)).append(' ').append(text(last));
            out.append(receiver >> shift == network ? " direct\n" : " router\n");
        }
        System.out.print(out);
    }
}
