import java.util.Scanner;

public class Main {
    static class Polynomial {
        private final long[] coefficient; // its place is the power

        Polynomial(long... coefficient) {
            this.coefficient = coefficient;
        }

        Polynomial times(Polynomial other) {
            long[] product = new long[coefficient.length + other.coefficient.length - 1];
            for (int i = 0; i < coefficient.length; i++) {
                for (int j = 0; j < other.coefficient.length; j++) product[i + j] += coefficient[i] * other.coefficient[j];
            }
            return new Polynomial(product);
        }

        @Override
        public String toString() {
            StringBuilder line = new StringBuilder();
            for (int power = coefficient.length - 1; power >= 0; power--) {
                long c = coefficient[power];
                if (c == 0) continue;
                if (line.length() > 0) line.append(c > 0 ? " + " : " - ");
                if (power == 0 || Math.abs(c) != 1) line.append(Math.abs(c));
                if (power >= 1) line.append('x');
                if (power >= 2) line.append('^').append(power);
            }
            return line.toString();
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Polynomial product = new Polynomial(1);
        for (int i = 0; i < n; i++) product = product.times(new Polynomial(-in.nextInt(), 1));
        System.out.println(product);
    }
}
