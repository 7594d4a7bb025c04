import java.util.Scanner;

public class Main {
    static class Weight implements Comparable<Weight> {
        private final long chhataks;

        Weight(long chhataks) {
            this.chhataks = chhataks;
        }

        static Weight parse(String text) {
            String[] parts = text.split("-");
            long seers = Long.parseLong(parts[0]) * 40 + Long.parseLong(parts[1]);
            return new Weight(seers * 16 + Long.parseLong(parts[2]));
        }

        Weight plus(Weight other) {
            return new Weight(chhataks + other.chhataks);
        }

        Weight minus(Weight other) {
            return new Weight(chhataks - other.chhataks);
        }

        Weight times(int k) {
            return new Weight(chhataks * k);
        }

        @Override
        public int compareTo(Weight other) {
            return Long.compare(chhataks, other.chhataks);
        }

        @Override
        public String toString() {
            return chhataks / 640 + "-" + chhataks / 16 % 40 + "-" + chhataks % 16;
        }
    }

    static Object answer(String kind, Weight a, String second) {
        if (kind.equals("times")) return a.times(Integer.parseInt(second));
        Weight b = Weight.parse(second);
        int order = a.compareTo(b);
        if (kind.equals("add")) return a.plus(b);
        if (kind.equals("compare")) return order < 0 ? "<" : order > 0 ? ">" : "=";
        return order < 0 ? "not enough" : a.minus(b);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) System.out.println(answer(in.next(), Weight.parse(in.next()), in.next()));
    }
}
