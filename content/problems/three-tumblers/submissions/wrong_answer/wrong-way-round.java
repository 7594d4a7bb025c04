import java.util.Scanner;

public class Main {
    // Java has no references to numbers: a method gets the array and the places in it.
    static void exchange(int[] seeds, int x, int y) {
        int keep = seeds[x];
        seeds[x] = seeds[y];
        seeds[y] = keep;
    }

    static void move(int[] seeds, int from, int to, int number) {
        seeds[from] -= number;
        seeds[to] += number;
    }

    static int place(String letter) {
        return letter.charAt(0) - 'A';
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] seeds = {in.nextInt(), in.nextInt(), in.nextInt()};
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String kind = in.next();
            if (kind.equals("round")) {
                exchange(seeds, 0, 2);
                exchange(seeds, 0, 1);
                continue;
            }
            String letter = in.next();
            int x = place(letter);
            if (kind.equals("lift")) {
                System.out.println(letter + " " + seeds[x]);
                continue;
            }
            int y = place(in.next());
            if (kind.equals("swap")) exchange(seeds, x, y);
            else if (kind.equals("sweep")) move(seeds, x, y, seeds[x]);
            else move(seeds, x, y, seeds[x] / 2);
        }
        System.out.println(seeds[0] + " " + seeds[1] + " " + seeds[2]);
    }
}
