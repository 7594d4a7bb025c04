import java.util.Scanner;
import java.util.function.Predicate;

public class Main {
    record Crate(int weight, int day) {}

    static void answer(Crate[] crates, Predicate<Crate> fits) {
        int found = 0, weight = 0;
        for (Crate crate : crates) {
            if (fits.test(crate)) {
                found++;
                weight += crate.weight();
            }
        }
        System.out.println(found + " " + weight);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Crate[] crates = new Crate[in.nextInt()];
        for (int i = 0; i < crates.length; i++) crates[i] = new Crate(in.nextInt(), in.nextInt());
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String kind = in.next();
            int first = in.nextInt();
            if (kind.equals("heavy")) {
                answer(crates, crate -> crate.weight() >= first);
            } else if (kind.equals("fresh")) {
                answer(crates, crate -> crate.day() >= first);
            } else if (kind.equals("both")) {
                int day = in.nextInt();
                answer(crates, crate -> crate.weight() >= first && crate.day() >= day);
            } else {
                answer(crates, crate -> crate.day() <= first);
            }
        }
    }
}
