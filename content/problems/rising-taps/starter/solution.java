import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    record Listener(int element, String phase, String kind) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int t = in.nextInt();
        int[] parent = new int[n + 1];
        for (int i = 2; i <= n; i++) parent[i] = in.nextInt();
        List<Listener> listeners = new ArrayList<>();
        for (int l = 0; l < m; l++) listeners.add(new Listener(in.nextInt(), in.next(), in.next()));
        for (int i = 0; i < t; i++) {
            int tapped = in.nextInt();

            // Your code here.
            System.out.println("none");
        }
    }
}
