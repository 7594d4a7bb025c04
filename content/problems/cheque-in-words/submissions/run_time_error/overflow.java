import java.util.Scanner;

public class Main {
    static final String[] SMALL = {
        "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    };
    static final String[] TENS = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
    static final long[] SIZES = {10_000_000, 100_000, 1_000, 100};
    static final String[] NAMES = {"crore", "lakh", "thousand", "hundred"};

    /** The words for a number that is not 0. */
    static String words(long number) {
        for (int i = 0; i < SIZES.length; i++) {
            if (number < SIZES[i]) continue;
            String front = words(number / SIZES[i]) + " " + NAMES[i];
            long rest = number % SIZES[i];
            return rest == 0 ? front : front + " " + words(rest);
        }
        if (number < 20) return SMALL[(int) number];
        String tens = TENS[(int) number / 10];
        return number % 10 == 0 ? tens : tens + "-" + SMALL[(int) number % 10];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            int amount = (int) in.nextLong();
            System.out.println(amount == 0 ? "zero" : words(amount));
        }
    }
}
