import java.util.Scanner;

public class Main {
    static class Polynomial {
        private final long[] coefficient; // its place is the power

        Polynomial(long... coefficient) {
            this.coefficient = coefficient;
        }

        Polynomial times(Polynomial other) {
            return this; // Your code here: every coefficient with every coefficient of other.
        }

        @Override
        public String toString() {
            return ""; // Your code here: the highest power first.
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
