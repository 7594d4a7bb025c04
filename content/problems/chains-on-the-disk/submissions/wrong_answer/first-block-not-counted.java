import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int f = in.nextInt();
        int[] table = new int[n + 1];
        int[] owner = new int[n + 1];
        String[] names = new String[f + 1];
        for (int i = 1; i <= n; i++) table[i] = in.nextInt();
        for (int file = 1; file <= f; file++) {
            names[file] = in.next();
            int block = in.nextInt();
            int blocks = -1;
            while (block != -1 && table[block] != 0 && owner[block] == 0) {
                owner[block] = file;
                blocks++;
                block = table[block];
            }
            String result;
            if (block == -1) result = "ok " + blocks;
            else if (table[block] == 0) result = "free " + block;
            else if (owner[block] == file) result = "loop " + block;
            else result = "shared " + block + " " + names[owner[block]];
            System.out.println(names[file] + " " + result);
        }
        int lost = 0;
        for (int i = 1; i <= n; i++) {
            if (table[i] != 0 && owner[i] == 0) lost++;
        }
        System.out.println(lost);
    }
}
