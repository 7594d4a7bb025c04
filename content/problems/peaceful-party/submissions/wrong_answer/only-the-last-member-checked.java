import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int[] quarrels = new int[n];
        while (m-- > 0) {
            int a = in.nextInt() - 1;
            int b = in.nextInt() - 1;
            quarrels[a] |= 1 << b;
            quarrels[b] |= 1 << a;
        }
        int largest = 0;
        int ways = 0;
        for (int group = 0; group < 1 << n; group++) {
            boolean peaceful = true;
            for (int i = 0; i < n; i++) {
                if ((group >> i & 1) == 1) peaceful = (quarrels[i] & group) == 0;
            }
            int size = Integer.bitCount(group);
            if (!peaceful || size < largest) continue;
            if (size > largest) {
                largest = size;
                ways = 0;
            }
            ways++;
        }
        System.out.println(largest + " " + ways);
    }
}
