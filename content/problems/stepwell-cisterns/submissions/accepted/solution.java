import java.util.Scanner;

public class Main {
    static class Cistern {
        private final int holds;
        private int litres = 0;

        Cistern(int holds) {
            this.holds = holds;
        }

        /** Takes what fits, and returns the rest. */
        int fill(int water) {
            int taken = Math.min(water, holds - litres);
            litres += taken;
            return water - taken;
        }

        int draw(int wanted) {
            int given = Math.min(wanted, litres);
            litres -= given;
            return given;
        }

        int content() {
            return litres;
        }
    }

    /** Pours water into the cistern at a place; returns what runs into the fields. */
    static int pour(Cistern[] cisterns, int place, int water) {
        for (int i = place; i < cisterns.length; i++) water = cisterns[i].fill(water);
        return water;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Cistern[] cisterns = new Cistern[in.nextInt()];
        int q = in.nextInt();
        for (int i = 0; i < cisterns.length; i++) cisterns[i] = new Cistern(in.nextInt());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String event = in.next();
            int place = in.nextInt() - 1;
            Cistern cistern = cisterns[place];
            int noted;
            if (event.equals("pour")) noted = pour(cisterns, place, in.nextInt());
            else if (event.equals("draw")) noted = cistern.draw(in.nextInt());
            else noted = pour(cisterns, place + 1, cistern.draw(cistern.content()));
            out.append(noted).append('\n');
        }
        for (Cistern cistern : cisterns) out.append(cistern.content()).append(' ');
        System.out.println(out);
    }
}
