import java.util.Scanner;

public class Main {
    static long n;
    static long[] period;


    /** The days that are multiples of this number, without those of the bells from i on. */
    static long quiet(int i, long multiple) {
        if (i == period.length) return n / multiple;
        long days = quiet(i + 1, multiple);
        long factor = multiple;
        if (factor > n / period[i]) return days;
        return days - quiet(i + 1, factor * period[i]);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextLong();
        period = new long[in.nextInt()];
        for (int i = 0; i < period.length; i++) period[i] = in.nextLong();
        System.out.println(quiet(0, 1));
    }
}
