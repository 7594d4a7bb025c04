import java.util.Scanner;

public class Main {
    /** A whole number that is not negative. */
    static class Number implements Comparable<Number> {
        private final int[] digits; // the ones first

        Number(String text) {
            digits = new int[text.length()];
            for (int i = 0; i < digits.length; i++) digits[i] = text.charAt(digits.length - 1 - i) - '0';
        }

        /** Of digits that may still be 10 or more, or negative: carries them on. */
        private Number(int[] values) {
            int length = values.length;
            for (int i = 0; i + 1 < length; i++) {
                values[i + 1] += Math.floorDiv(values[i], 10);
                values[i] = Math.floorMod(values[i], 10);
            }
            while (length > 1 && values[length - 1] == 0) length--;
            digits = new int[length];
            for (int i = 0; i < length; i++) digits[i] = values[i];
        }

        private int at(int place) {
            return place < digits.length ? digits[place] : 0;
        }

        @Override
        public int compareTo(Number other) {
            for (int i = Math.max(digits.length, other.digits.length) - 1; i >= 0; i--) {
                if (at(i) != other.at(i)) return Integer.compare(at(i), other.at(i));
            }
            return 0;
        }

        /** This number plus so many times the other. */
        Number plus(Number other, int times) {
            int[] values = new int[Math.max(digits.length, other.digits.length) + 1];
            for (int i = 0; i < values.length; i++) values[i] = at(i) + times * other.at(i);
            return new Number(values);
        }

        Number times(Number other) {
            int[] values = new int[digits.length + other.digits.length];
            for (int i = 0; i < digits.length; i++) {
                for (int j = 0; j < other.digits.length; j++) values[i + j] += digits[i] * other.digits[j];
            }
            return new Number(values);
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int digit : digits) text.append(digit);
            return text.reverse().toString();
        }
    }

    static String result(Number a, String sign, Number b) {
        int order = a.compareTo(b);
        return switch (sign) {
            case "+" -> a.plus(b, 1).toString();
            case "*" -> a.times(b).toString();
            case "?" -> order < 0 ? "<" : order > 0 ? ">" : "=";
            default -> order < 0 ? "" + b.plus(a, -1) : a.plus(b, -1).toString();
        };
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            Number a = new Number(in.next());
            String sign = in.next();
            System.out.println(result(a, sign, new Number(in.next())));
        }
    }
}
