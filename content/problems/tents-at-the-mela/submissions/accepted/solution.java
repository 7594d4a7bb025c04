import java.util.Scanner;

public class Main {
    static char[][] field;
    static int[] inRow;
    static int[] inColumn;

    static boolean tent(int row, int column) {
        return row >= 0 && column >= 0 && column < inColumn.length && field[row][column] == 'A';
    }

    static boolean mayStand(int row, int column) {
        if (field[row][column] == 'T' || inRow[row] == 0 || inColumn[column] == 0) return false;
        return !tent(row, column - 1) && !tent(row - 1, column - 1) && !tent(row - 1, column) && !tent(row - 1, column + 1);
    }

    /** After the row, can the rows below still bring all that is missing? */
    static boolean canGoOn(int row) {
        if (inRow[row] > 0) return false;
        for (int missing : inColumn) {
            if (2 * missing - 1 > inRow.length - 1 - row) return false;
        }
        return true;
    }

    static boolean solve(int row, int column) {
        if (column == inColumn.length) {
            if (!canGoOn(row)) return false;
            row++;
            column = 0;
        }
        if (row == inRow.length) return true;
        if (mayStand(row, column)) {
            field[row][column] = 'A';
            inRow[row]--;
            inColumn[column]--;
            if (solve(row, column + 1)) return true;
            field[row][column] = '.';
            inRow[row]++;
            inColumn[column]++;
        }
        return solve(row, column + 1);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = in.nextInt();
        field = new char[r][];
        inRow = new int[r];
        inColumn = new int[c];
        for (int row = 0; row < r; row++) field[row] = in.next().toCharArray();
        for (int row = 0; row < r; row++) inRow[row] = in.nextInt();
        for (int column = 0; column < c; column++) inColumn[column] = in.nextInt();
        if (solve(0, 0)) {
            for (char[] row : field) System.out.println(new String(row));
        } else {
            System.out.println("no plan");
        }
    }
}
