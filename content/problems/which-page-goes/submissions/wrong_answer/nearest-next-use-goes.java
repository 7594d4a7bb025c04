import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

public class Main {
    static int nextUse(int[] pages, int page, int from) {
        int at = from;
        while (at < pages.length && pages[at] != page) at++;
        return at;
    }

    static int victim(String name, List<Integer> frames, int[] pages, int now) {
        if (!name.equals("OPT")) return 0;
        int best = 0;
        for (int i = 1; i < frames.size(); i++) {
            int mine = nextUse(pages, frames.get(i), now);
            int other = nextUse(pages, frames.get(best), now);
            if (mine < other || mine == other && frames.get(i) < frames.get(best)) best = i;
        }
        return best;
    }

    static void run(String name, int f, int[] pages) {
        List<Integer> frames = new ArrayList<>(); // in order of coming in, or of use
        int faults = 0;
        for (int now = 0; now < pages.length; now++) {
            int at = frames.indexOf(pages[now]);
            if (at >= 0) {
                if (!name.equals("LRU")) continue;
                frames.remove(at);
            } else {
                faults++;
                if (frames.size() == f) frames.remove(victim(name, frames, pages, now));
            }
            frames.add(pages[now]);
        }
        Collections.sort(frames);
        StringBuilder out = new StringBuilder(name + " " + faults);
        for (int page : frames) out.append(' ').append(page);
        System.out.println(out);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int f = in.nextInt();
        int[] pages = new int[in.nextInt()];
        for (int i = 0; i < pages.length; i++) pages[i] = in.nextInt();
        run("FIFO", f, pages);
        run("LRU", f, pages);
        run("OPT", f, pages);
    }
}
