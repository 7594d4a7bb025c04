import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] sheets = new int[n];
        for (int i = 0; i < n; i++) sheets[i] = in.nextInt();
        for (int size = 1; size < n; size *= 2) {
            int[] merged = new int[n];
            StringBuilder line = new StringBuilder();
            for (int begin = 0; begin < n; begin += 2 * size) {
                int middle = Math.min(begin + size, n);
                int end = Math.min(begin + 2 * size, n);
                int left = begin;
                int right = middle;
                if (begin > 0) line.append("| ");
                for (int i = begin; i < end; i++) {
                    boolean fromLeft = right == end || (left < middle && sheets[left] <= sheets[right]);
                    merged[i] = fromLeft ? sheets[left++] : sheets[right++];
                    line.append(merged[i]).append(' ');
                }
            }
            sheets = merged;
            java.util.Arrays.sort(sheets);
            System.out.println(line.toString().trim());
        }
    }
}
