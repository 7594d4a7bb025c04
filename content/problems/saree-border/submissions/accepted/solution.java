import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String border = new Scanner(System.in).nextLine().trim();
        int n = border.length();
        int[] overlap = new int[n]; // longest beginning of the border that also ends here
        int k = 0;
        for (int i = 1; i < n; i++) {
            while (k > 0 && border.charAt(i) != border.charAt(k)) k = overlap[k - 1];
            if (border.charAt(i) == border.charAt(k)) k++;
            overlap[i] = k;
        }
        int block = n - overlap[n - 1];
        System.out.println(block + " " + n % block);
    }
}
