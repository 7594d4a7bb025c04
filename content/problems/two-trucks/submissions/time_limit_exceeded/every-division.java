import java.util.Scanner;

public class Main {
    static int[] weights;
    static int sum;
    static int best;

    static void load(int parcel, int lighter) {
        if (2 * lighter > sum) return;
        best = Math.max(best, lighter);
        if (parcel == weights.length) return;
        load(parcel + 1, lighter + weights[parcel]);
        load(parcel + 1, lighter);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        weights = new int[in.nextInt()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = in.nextInt();
            sum += weights[i];
        }
        load(0, 0);
        System.out.println(best + " " + (sum - best));
    }
}
