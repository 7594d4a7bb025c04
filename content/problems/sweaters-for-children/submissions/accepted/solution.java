import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] children = new int[in.nextInt()];
        int[] sweaters = new int[in.nextInt()];
        for (int i = 0; i < children.length; i++) children[i] = in.nextInt();
        for (int i = 0; i < sweaters.length; i++) sweaters[i] = in.nextInt();
        Arrays.sort(children);
        Arrays.sort(sweaters);
        int child = 0, sweater = 0, given = 0;
        while (child < children.length && sweater < sweaters.length) {
            if (sweaters[sweater] < children[child]) {
                sweater++;
            } else if (sweaters[sweater] > children[child] + 4) {
                child++;
            } else {
                given++;
                child++;
                sweater++;
            }
        }
        System.out.println(given);
        System.out.println(sweaters.length - given);
    }
}
