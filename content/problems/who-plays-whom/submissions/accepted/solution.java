import java.util.Scanner;

public class Main {
    // The ring has all slips but the first one.
    static long placeOf(long slip, long round, long ring) {
        if (slip == 1) return 1;
        return 2 + (slip - 2 + round - 1) % ring;
    }

    static long slipAt(long place, long round, long ring) {
        if (place == 1) return 1;
        return 2 + (place - 2 - (round - 1) + ring) % ring;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long n = in.nextLong();
        int q = in.nextInt();
        long slips = n + n % 2;
        for (int i = 0; i < q; i++) {
            long team = in.nextLong();
            long round = in.nextLong();
            long place = placeOf(team, round, slips - 1);
            long other = slipAt(slips + 1 - place, round, slips - 1);
            System.out.println(other > n ? "rest" : "" + other);
        }
    }
}
