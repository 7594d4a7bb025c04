import java.util.Scanner;

public class Main {
    static int putInOrder(int[] row, int left) {
        if (row[left] <= row[left + 1]) return 0;
        int keep = row[left];
        row[left] = row[left + 1];
        row[left + 1] = keep;
        return 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            int[] row = {in.nextInt(), in.nextInt(), in.nextInt()};
            int exchanges = putInOrder(row, 0);
            exchanges += putInOrder(row, 1);
            exchanges += putInOrder(row, 0);
            System.out.println(row[0] + " " + row[1] + " " + row[2] + " " + exchanges);
        }
    }
}
