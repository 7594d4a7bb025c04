import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static class Fragment {
        final int start;
        final int length;
        final boolean more;

        Fragment(int start, int length, boolean more) {
            this.start = start;
            this.length = length;
            this.more = more;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int d = in.nextInt();
        int k = in.nextInt();
        List<Fragment> fragments = new ArrayList<>();
        fragments.add(new Fragment(0, d, false));
        for (int link = 0; link < k; link++) {
            int mtu = in.nextInt();
            int room = (mtu - 20) / 8 * 8;
            List<Fragment> out = new ArrayList<>();
            for (Fragment f : fragments) {
                int start = f.start;
                int left = f.length;
                while (left > room) {
                    out.add(new Fragment(start, room, true));
                    start += room;
                    left -= room;
                }
                out.add(new Fragment(start, left, f.more));
            }
            fragments = out;
        }
        for (Fragment f : fragments) {
            System.out.println(f.length + " " + (f.more ? 1 : 0) + " " + f.start / 8);
        }
    }
}
