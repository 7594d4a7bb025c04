import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        List<Integer> team = new ArrayList<>();
        for (int i = 1; i <= n; i++) team.add(i);
        for (int i = 0; i < q; i++) {
            String call = in.next();
            if (call.equals("SWAP")) {
                int a = in.nextInt();
                int b = in.nextInt();
                // your code here
            } else if (call.equals("LEFT")) {
                int k = in.nextInt();
                // your code here
            } else {
                // your code here
            }
        }
        StringBuilder out = new StringBuilder();
        for (int runner : team) out.append(runner).append(' ');
        System.out.println(out.toString().trim());
    }
}
