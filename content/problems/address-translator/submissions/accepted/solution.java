import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long size = in.nextLong();
        int pages = in.nextInt();
        int q = in.nextInt();
        long[] frame = new long[pages];
        boolean[] writable = new boolean[pages];
        for (int i = 0; i < pages; i++) {
            frame[i] = in.nextLong();
            writable[i] = in.next().equals("W");
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            boolean writes = in.next().equals("W");
            long address = in.nextLong();
            long page = address / size;
            if (page >= pages || (writes && !writable[(int) page])) out.append("segmentation fault\n");
            else if (frame[(int) page] < 0) out.append("page fault\n");
            else out.append(frame[(int) page] * size + address % size).append('\n');
        }
        System.out.print(out);
    }
}
