import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        int most = 0;
        for (int i = 0; i < q; i++) {
            int page = in.nextInt();
            int a = 1, b = n, middle = 0, opened = 0;
            StringBuilder pages = new StringBuilder();
            while (middle != page) {
                middle = (a + b) / 2;
                pages.append(middle).append(" ");
                opened++;
                if (page < middle) b = middle - 1;
                else a = middle + 1;
            }
            System.out.println(pages);
            most = Math.max(most, opened);
        }
        System.out.println(most);
    }
}
