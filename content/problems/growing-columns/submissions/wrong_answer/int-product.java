import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static class Column {
        long basis, grow, largest, width;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long row = in.nextLong();
        int n = in.nextInt();
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Column column = new Column();
            column.basis = column.width = in.nextLong();
            column.grow = in.nextLong();
            column.largest = in.nextLong();
            columns.add(column);
        }

        List<Column> open = new ArrayList<>(columns);
        long forOpen = row; // what the columns have that are not fixed
        int rounds = 0;
        while (true) {
            long free = forOpen;
            long sum = 0;
            for (Column column : open) {
                column.width = column.basis;
                free -= column.basis;
                sum += column.grow;
            }
            if (sum == 0) break;
            rounds++;
            List<Column> still = new ArrayList<>();
            for (Column column : open) {
                column.width = column.basis + (int) free * (int) column.grow / (int) sum;
                if (column.width > column.largest) {
                    column.width = column.largest;
                    forOpen -= column.largest;
                } else {
                    still.add(column);
                }
            }
            if (still.size() == open.size()) break;
            open = still;
        }

        StringBuilder out = new StringBuilder();
        for (Column column : columns) {
            out.append(column.width).append(' ');
            row -= column.width;
        }
        System.out.println(out);
        System.out.println(rounds + " " + row);
    }
}
