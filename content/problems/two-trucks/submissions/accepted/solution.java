import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] weights = new int[in.nextInt()];
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = in.nextInt();
            sum += weights[i];
        }
        int half = sum / 2;
        boolean[] possible = new boolean[half + 1];
        possible[0] = true;
        for (int weight : weights) {
            for (int load = half; load >= weight; load--) {
                if (possible[load - weight]) possible[load] = true;
            }
        }
        int best = half;
        while (!possible[best]) best--;
        System.out.println(best + " " + (sum - best));
    }
}
