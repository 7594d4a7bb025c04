import java.util.Scanner;

public class Main {
    static class Necklace {
        private final char[] beads;

        Necklace(String colours) {
            beads = colours.toCharArray();
        }

        private int place(int i) {
            return i % beads.length + beads.length;
        }

        char get(int i) {
            return beads[place(i)];
        }

        void set(int i, char colour) {
            beads[place(i)] = colour;
        }

        @Override
        public String toString() {
            return new String(beads);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Necklace necklace = new Necklace(in.next());
        int m = in.nextInt();
        for (int k = 0; k < m; k++) {
            String command = in.next();
            int i = in.nextInt();
            if (command.equals("get")) {
                System.out.println(necklace.get(i));
            } else if (command.equals("set")) {
                necklace.set(i, in.next().charAt(0));
            } else {
                int j = in.nextInt();
                char colour = necklace.get(i);
                necklace.set(i, necklace.get(j));
                necklace.set(j, colour);
            }
        }
        System.out.println(necklace);
    }
}
