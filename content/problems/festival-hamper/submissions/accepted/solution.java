import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int g = in.nextInt();
        int[] joy = new int[g + 1];
        for (int i = 0; i < n; i++) {
            int weight = in.nextInt();
            int points = in.nextInt();
            for (int w = g; w >= weight; w--) joy[w] = Math.max(joy[w], joy[w - weight] + points);
        }
        int lightest = g;
        while (lightest > 0 && joy[lightest - 1] == joy[g]) lightest--;
        System.out.println(joy[g] + " " + lightest);
    }
}
