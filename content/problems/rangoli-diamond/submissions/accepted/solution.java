import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        boolean full = in.next().equals("FULL");
        int middle = n / 2;
        for (int r = 0; r < n; r++) {
            StringBuilder row = new StringBuilder();
            for (int c = 0; c < n; c++) {
                int distance = Math.abs(r - middle) + Math.abs(c - middle);
                boolean powder = full ? distance <= middle : distance == middle;
                row.append(powder ? '*' : '.');
            }
            System.out.println(row);
        }
    }
}
