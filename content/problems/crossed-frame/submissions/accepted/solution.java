import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        for (int r = 1; r <= n; r++) {
            for (int c = 1; c <= n; c++) {
                boolean bamboo = r == 1 || r == n || c == 1 || c == n || r == c || r + c == n + 1;
                System.out.print(bamboo ? '#' : '.');
            }
            System.out.println();
        }
    }
}
