import java.util.Scanner;

public class Main {
    static int bestTwo(int a, int b, int c) {
        a = Math.max(a, 0);
        b = Math.max(b, 0);
        c = Math.max(c, 0);
        return a + b + c - Math.min(a, Math.min(b, c));
    }

    static String grade(int total) {
        if (total > 80) return "A";
        if (total > 60) return "B";
        if (total > 40) return "C";
        return "F";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int passed = 0;
        for (int i = 0; i < n; i++) {
            int total = bestTwo(in.nextInt(), in.nextInt(), in.nextInt());
            System.out.println(total + " " + grade(total));
            if (!grade(total).equals("F")) passed++;
        }
        System.out.println(passed);
    }
}
