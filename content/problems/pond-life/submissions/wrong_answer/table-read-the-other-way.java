import java.util.Scanner;

public class Main {
    static final long MOD = 1_000_000_007;

    record Matrix(long[][] cell) {
        Matrix times(Matrix other) {
            long[][] product = new long[cell.length][other.cell[0].length];
            for (int i = 0; i < cell.length; i++) {
                for (int j = 0; j < other.cell[0].length; j++) {
                    for (int m = 0; m < other.cell.length; m++) {
                        product[i][j] = (product[i][j] + cell[i][m] * other.cell[j][m]) % MOD;
                    }
                }
            }
            return new Matrix(product);
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
        for (; d > 0; d /= 2) {
            if (d % 2 == 1) pond = pond.times(table);
            table = table.times(table);
        }
        StringBuilder out = new StringBuilder();
        for (long count : pond.cell[0]) out.append(count).append(' ');
        System.out.println(out.toString().trim());
    }
}
