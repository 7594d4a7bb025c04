import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long size = in.nextLong();
        int pages = in.nextInt();
        int q = in.nextInt();
        long[] frame = new long[pages];
        String[] right = new String[pages];
        for (int i = 0; i < pages; i++) {
            frame[i] = in.nextLong();
            right[i] = in.next();
        }
        for (int i = 0; i < q; i++) {
            String how = in.next();
            long address = in.nextLong();
            // your code here
        }
    }
}
