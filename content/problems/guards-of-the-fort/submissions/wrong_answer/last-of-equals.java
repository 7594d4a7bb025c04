import java.util.Scanner;

public class Main {
    static class Fort {
        private final String[] rows;
        private final boolean[][] watched;

        Fort(String[] rows) {
            this.rows = rows;
            watched = new boolean[rows.length][rows[0].length()];
        }

        boolean isEmpty(int r, int c) {
            return r >= 0 && r < rows.length && c >= 0 && c < rows[r].length() && rows[r].charAt(c) == '.';
        }

        void mark(int r, int c) {
            watched[r][c] = true;
        }

        int safeSquares() {
            int safe = 0;
            for (int r = 0; r < rows.length; r++) {
                for (int c = 0; c < rows[r].length(); c++) {
                    if (isEmpty(r, c) && !watched[r][c]) safe++;
                }
            }
            return safe;
        }
    }

    abstract static class Guard {
        protected final int r;
        protected final int c;

        Guard(int r, int c) {
            this.r = r;
            this.c = c;
        }

        /** Marks what this guard watches, and returns how many squares these are. */
        abstract int watch(Fort fort);

        abstract char letter();

        protected int look(Fort fort, int down, int right) {
            int seen = 0;
            while (fort.isEmpty(r + (seen + 1) * down, c + (seen + 1) * right)) {
                seen++;
                fort.mark(r + seen * down, c + seen * right);
            }
            return seen;
        }
    }

    static class Elephant extends Guard {
        Elephant(int r, int c) {
            super(r, c);
        }

        @Override
        int watch(Fort fort) {
            return look(fort, -1, 0) + look(fort, 1, 0) + look(fort, 0, -1) + look(fort, 0, 1);
        }

        @Override
        char letter() {
            return 'E';
        }
    }

    static class Camel extends Guard {
        Camel(int r, int c) {
            super(r, c);
        }

        @Override
        int watch(Fort fort) {
            return look(fort, -1, -1) + look(fort, -1, 1) + look(fort, 1, -1) + look(fort, 1, 1);
        }

        @Override
        char letter() {
            return 'C';
        }
    }

    static class Horse extends Guard {
        private static final int[][] JUMPS = {{-2, -1}, {-2, 1}, {2, -1}, {2, 1}, {-1, -2}, {1, -2}, {-1, 2}, {1, 2}};

        Horse(int r, int c) {
            super(r, c);
        }

        @Override
        int watch(Fort fort) {
            int seen = 0;
            for (int[] jump : JUMPS) {
                if (!fort.isEmpty(r + jump[0], c + jump[1])) continue;
                fort.mark(r + jump[0], c + jump[1]);
                seen++;
            }
            return seen;
        }

        @Override
        char letter() {
            return 'H';
        }
    }

    static Guard guardAt(String[] rows, int r, int c) {
        return switch (rows[r].charAt(c)) {
            case 'E' -> new Elephant(r, c);
            case 'C' -> new Camel(r, c);
            case 'H' -> new Horse(r, c);
            default -> null;
        };
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] rows = new String[in.nextInt()];
        in.nextInt();
        for (int r = 0; r < rows.length; r++) rows[r] = in.next();
        Fort fort = new Fort(rows);
        Guard dangerous = null;
        int most = -1;
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < rows[r].length(); c++) {
                Guard guard = guardAt(rows, r, c);
                int seen = guard == null ? -1 : guard.watch(fort);
                if (guard != null && seen >= most) {
                    most = seen;
                    dangerous = guard;
                }
            }
        }
        System.out.println(fort.safeSquares());
        if (dangerous == null) System.out.println("no guard");
        else System.out.println(dangerous.letter() + " " + (dangerous.r + 1) + " " + (dangerous.c + 1) + " " + most);
    }
}
