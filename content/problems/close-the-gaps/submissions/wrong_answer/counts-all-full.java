import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] evening = new int[n];
        int free = 0;
        int moved = 0;
        for (int i = 0; i < n; i++) {
            int strips = in.nextInt();
            if (strips == 0) continue;
            moved++;
            evening[free] = strips;
            free++;
        }
        StringBuilder out = new StringBuilder();
        for (int strips : evening) out.append(strips).append(' ');
        System.out.println(out.toString().trim());
        System.out.println(moved);
    }
}
