import java.util.Scanner;

public class Main {
    static long signed(long value, long size) {
        return value >= size / 2 ? value - size : value;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            boolean subtract = in.next().equals("SUB");
            long size = 1L << in.nextInt();
            long a = in.nextLong();
            long b = in.nextLong();
            long sum = subtract ? a + (size - b) : a + b;
            long result = sum % size;
            long exact = signed(a, size) + (subtract ? -signed(b, size) : signed(b, size));
            String flags = "";
            if (result >= size / 2) flags += "N";
            if (result == 0) flags += "Z";
            if (sum >= size) flags += "C";
            if (sum >= size) flags += "V";
            System.out.println(result + " " + (flags.isEmpty() ? "-" : flags));
        }
    }
}
