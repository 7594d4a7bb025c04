import java.util.Scanner;

public class Main {
    static final long MOD = 1_000_000_007;

    record Matrix(long[][] cell) {
        Matrix times(Matrix other) {
            return this; // Your code here.
        }
    }

    static Matrix read(Scanner in, int rows, int columns) {
        long[][] cell = new long[rows][columns];
        for (long[] row : cell) {
            for (int j = 0; j < columns; j++) row[j] = in.nextLong();
        }
        return new Matrix(cell);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        long d = in.nextLong();
        Matrix pond = read(in, 1, k);
        Matrix table = read(in, k, k);

        // Your code here: the pond after d nights.

        StringBuilder out = new StringBuilder();
        for (long count : pond.cell[0]) out.append(count).append(' ');
        System.out.println(out.toString().trim());
    }
}
