import java.util.Scanner;

public class Main {
    static class Version implements Comparable<Version> {
        private final int[] part = {-1, -1, -1, -1};

        Version(String text) {
            String[] pieces = text.split("\\.");
            for (int i = 0; i < pieces.length; i++) part[i] = Integer.parseInt(pieces[i]);
        }

        @Override
        public int compareTo(Version other) {
            for (int i = 0; i < 4; i++) {
                if (part[i] != other.part[i]) return Integer.compare(part[i], other.part[i]);
            }
            return 0;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int updates = 0;
        for (int i = 0; i < n; i++) {
            String name = in.next();
            int order = new Version(in.next()).compareTo(new Version(in.next()));
            if (order < 0) updates++;
            System.out.println(name + " " + (order < 0 ? "update" : order == 0 ? "same" : "ahead"));
        }
        System.out.println(updates);
    }
}
