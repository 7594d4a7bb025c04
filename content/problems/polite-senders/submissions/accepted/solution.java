import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static class Station {
        int nextTry;
        int x;
        int collisions = 0;
        int begin = -1;

        Station(int nextTry, int x) {
            this.nextTry = nextTry;
            this.x = x;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int length = in.nextInt();
        List<Station> stations = new ArrayList<>();
        for (int i = 0; i < n; i++) stations.add(new Station(in.nextInt(), in.nextInt()));
        List<Station> active = new ArrayList<>(stations);
        int freeFrom = 0;
        while (!active.isEmpty()) {
            int earliest = Integer.MAX_VALUE;
            for (Station s : active) earliest = Math.min(earliest, s.nextTry);
            int slot = Math.max(earliest, freeFrom);
            List<Station> trying = new ArrayList<>();
            for (Station s : active) {
                if (s.nextTry <= slot) trying.add(s);
            }
            if (trying.size() == 1) {
                trying.get(0).begin = slot;
                active.remove(trying.get(0));
                freeFrom = slot + length;
                continue;
            }
            for (Station s : trying) {
                s.collisions++;
                s.x = (75 * s.x + 74) % 65537;
                s.nextTry = slot + 1 + s.x % (1 << Math.min(s.collisions, 10));
                if (s.collisions == 16) active.remove(s);
            }
            freeFrom = slot + 1;
        }
        for (Station s : stations) {
            System.out.println((s.begin < 0 ? "gives up" : s.begin) + " " + s.collisions);
        }
    }
}
