import java.util.Scanner;

public class Main {
    static int k;
    static int plantRow;
    static int plantColumn;

    /** The two squares that are covered by the same tile as this one. */
    static String answer(int row, int column) {
        int top = 1;
        int left = 1;
        int takenRow = plantRow;
        int takenColumn = plantColumn;
        for (int size = 1 << (k - 1); size >= 1; size /= 2) {
            // Quarters have the numbers 0 and 1 above, 2 and 3 below.
            int mine = (row >= top + size ? 2 : 0) + (column >= left + size ? 1 : 0);
            int taken = (takenRow >= top + size ? 2 : 0) + (takenColumn >= left + size ? 1 : 0);
            if (mine != taken) {
                int centreRow = top + size - 1;
                int centreColumn = left + size - 1;
                takenRow = centreRow + mine / 2;
                takenColumn = centreColumn + mine % 2;
                if (row == takenRow && column == takenColumn) {
                    String squares = "";
                    for (int quarter = 0; quarter < 4; quarter++) {
                        if (quarter == mine || quarter == taken) continue;
                        squares += (centreRow + quarter / 2) + " " + (centreColumn + quarter % 2) + " ";
                    }
                    return squares;
                }
            }
            top += size * (mine / 2);
            left += size * (mine % 2);
        }
        return "tulsi";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        k = in.nextInt();
        plantRow = in.nextInt();
        plantColumn = in.nextInt();
        int q = in.nextInt();
        for (int i = 0; i < q; i++) System.out.println(answer(in.nextInt(), in.nextInt()));
    }
}
