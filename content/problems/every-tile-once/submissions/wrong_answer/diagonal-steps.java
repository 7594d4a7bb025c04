import java.util.Scanner;

public class Main {
    static char[][] tiles;

    static int walks(int row, int column, int left) {
        if (row < 0 || row >= tiles.length || column < 0 || column >= tiles[row].length) return 0;
        char before = tiles[row][column];
        if (before == '#') return 0;
        if (before == 'G') return left == 1 ? 1 : 0;
        tiles[row][column] = '#';
        int count = 0;
        for (int i = row - 1; i <= row + 1; i++) {
            for (int j = column - 1; j <= column + 1; j++) count += walks(i, j, left - 1);
        }
        tiles[row][column] = before;
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = in.nextInt();
        tiles = new char[r][];
        int row = 0;
        int column = 0;
        int free = 0;
        for (int i = 0; i < r; i++) {
            tiles[i] = in.next().toCharArray();
            for (int j = 0; j < c; j++) {
                if (tiles[i][j] != '#') free++;
                if (tiles[i][j] == 'D') {
                    row = i;
                    column = j;
                }
            }
        }
        System.out.println(walks(row, column, free));
    }
}
