import java.util.Scanner;

public class Main {
    interface Wagon {
        int load();
    }

    record Coal(int tonnes) implements Wagon {
        public int load() {
            return tonnes * 1000;
        }
    }

    record Tank(int litres) implements Wagon {
        public int load() {
            return litres * 4 / 5;
        }
    }

    record Boxes(int count, int weight) implements Wagon {
        public int load() {
            return count * weight;
        }
    }

    static Wagon read(Scanner in) {
        String kind = in.next();
        if (kind.equals("coal")) return new Coal(in.nextInt());
        if (kind.equals("tank")) return new Tank(in.nextInt());
        return new Boxes(in.nextInt(), in.nextInt());
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int total = 0, heaviest = 0, number = 0, tooHeavy = 0;
        for (int i = 1; i <= n; i++) {
            int weight = 22000 + read(in).load();
            total += weight;
            if (weight >= heaviest) {
                heaviest = weight;
                number = i;
            }
            if (weight > 80000) tooHeavy++;
        }
        System.out.println(total);
        System.out.println(number);
        System.out.println(tooHeavy);
    }
}
