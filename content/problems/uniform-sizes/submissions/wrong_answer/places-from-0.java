import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] sizes = new int[n];
        int[] count = new int[51];
        int[] next = new int[52];
        for (int i = 0; i < n; i++) {
            sizes[i] = in.nextInt();
            count[sizes[i]]++;
        }
        next[20] = 0;
        for (int size = 20; size <= 50; size++) next[size + 1] = next[size] + count[size];
        StringBuilder places = new StringBuilder();
        for (int size : sizes) places.append(next[size]++).append(" ");
        System.out.println(places);
        for (int size = 20; size <= 50; size++) {
            if (count[size] > 0) System.out.println(size + " " + (next[size] - count[size]) + " " + (next[size] - 1));
        }
    }
}
