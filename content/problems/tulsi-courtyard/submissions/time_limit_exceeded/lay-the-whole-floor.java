import java.util.Scanner;

public class Main {
    static int row;
    static int column;
    static String answer;

    /** Lays the whole part, tile by tile, and remembers the tile of the asked square. size is half its side. */
    static void lay(int top, int left, int size, int takenRow, int takenColumn) {
        if (size == 0) return;
        int taken = (takenRow >= top + size ? 2 : 0) + (takenColumn >= left + size ? 1 : 0);
        boolean asked = false;
        for (int quarter = 0; quarter < 4; quarter++) {
            if (quarter == taken) continue;
            if (row == top + size - 1 + quarter / 2 && column == left + size - 1 + quarter % 2) asked = true;
        }
        if (asked) answer = "";
        for (int quarter = 0; quarter < 4; quarter++) {
            int squareRow = top + size - 1 + quarter / 2;
            int squareColumn = left + size - 1 + quarter % 2;
            if (quarter == taken) {
                squareRow = takenRow;
                squareColumn = takenColumn;
            } else if (asked && (squareRow != row || squareColumn != column)) {
                answer += squareRow + " " + squareColumn + " ";
            }
            lay(top + size * (quarter / 2), left + size * (quarter % 2), size / 2, squareRow, squareColumn);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        int plantRow = in.nextInt();
        int plantColumn = in.nextInt();
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            row = in.nextInt();
            column = in.nextInt();
            answer = "tulsi";
            lay(1, 1, 1 << (k - 1), plantRow, plantColumn);
            System.out.println(answer);
        }
    }
}
