import java.util.Scanner;

public class Main {
    abstract static class Expression {
        abstract int value();

        abstract String text();

        /** A sum or a difference. */
        boolean isLoose() {
            return false;
        }

        String textIn(boolean brackets) {
            return brackets ? "(" + text() + ")" : text();
        }
    }

    static class Number extends Expression {
        private final int number;

        Number(int number) {
            this.number = number;
        }

        @Override
        int value() {
            return number;
        }

        @Override
        String text() {
            return "" + number;
        }
    }

    abstract static class Pair extends Expression {
        protected final Expression left, right;

        Pair(Expression left, Expression right) {
            this.left = left;
            this.right = right;
        }
    }

    static class Sum extends Pair {
        Sum(Expression left, Expression right) {
            super(left, right);
        }

        @Override
        int value() {
            return left.value() + right.value();
        }

        @Override
        String text() {
            return left.text() + " + " + right.text();
        }

        @Override
        boolean isLoose() {
            return true;
        }
    }

    static class Difference extends Pair {
        Difference(Expression left, Expression right) {
            super(left, right);
        }

        @Override
        int value() {
            return left.value() - right.value();
        }

        @Override
        String text() {
            return left.text() + " - " + right.text();
        }

        @Override
        boolean isLoose() {
            return true;
        }
    }

    static class Product extends Pair {
        Product(Expression left, Expression right) {
            super(left, right);
        }

        @Override
        int value() {
            return left.value() * right.value();
        }

        @Override
        String text() {
            return left.textIn(left.isLoose()) + " * " + right.textIn(right.isLoose());
        }
    }

    static Expression read(Scanner in) {
        String word = in.next();
        return switch (word) {
            case "+" -> new Sum(read(in), read(in));
            case "-" -> new Difference(read(in), read(in));
            case "*" -> new Product(read(in), read(in));
            default -> new Number(Integer.parseInt(word));
        };
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            Expression exercise = read(in);
            System.out.println(exercise.text() + " = " + exercise.value());
        }
    }
}
