import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    static char[][] field;

    /** Dries the pond that begins at this square, and answers its size. */
    static int dry(int row, int column) {
        int size = 0;
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {row, column});
        field[row][column] = '.';
        while (!stack.isEmpty()) {
            int[] square = stack.pop();
            int i = square[0];
            int j = square[1];
            size++;
            for (int[] next : new int[][] {{i - 1, j}, {i + 1, j}, {i, j - 1}, {i, j + 1}}) {
                int a = next[0];
                int b = next[1];
                if (a < 0 || a >= field.length || b < 0 || b >= field[0].length || field[a][b] != 'w') continue;
                field[a][b] = '.';
                stack.push(next);
            }
        }
        return size;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = in.nextInt();
        field = new char[r][];
        for (int i = 0; i < r; i++) field[i] = in.next().toCharArray();
        int ponds = 0;
        int largest = 0;
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                if (field[i][j] != 'w') continue;
                ponds++;
                largest = dry(i, j);
            }
        }
        System.out.println(ponds + " " + largest);
    }
}
