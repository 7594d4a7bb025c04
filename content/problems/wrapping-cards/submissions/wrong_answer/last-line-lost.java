import java.util.Scanner;

public class Main {
    static int page, gap, total = 0;
    static int count = 0, used = 0, height = 0;

    static void finishLine() {
        System.out.println(count + " " + height + " " + Math.max(0, page - used));
        total += height;
        count = used = height = 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        page = in.nextInt();
        gap = in.nextInt();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            int cardWidth = in.nextInt();
            int cardHeight = in.nextInt();
            if (count > 0 && used + gap + cardWidth > page) {
                finishLine();
                total += gap;
            }
            used += cardWidth + (count > 0 ? gap : 0);
            height = Math.max(height, cardHeight);
            count++;
        }
        System.out.println(total);
    }
}
