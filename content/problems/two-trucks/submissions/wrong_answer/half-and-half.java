import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] weights = new int[in.nextInt()];
        for (int i = 0; i < weights.length; i++) weights[i] = in.nextInt();
        Arrays.sort(weights);
        int one = 0;
        int two = 0;
        for (int i = 0; i < weights.length; i++) {
            if (i % 2 == 0) one += weights[i];
            else two += weights[i];
        }
        System.out.println(Math.min(one, two) + " " + Math.max(one, two));
    }
}
