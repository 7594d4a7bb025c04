import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        Map<String, String> mother = new HashMap<>();
        for (int i = 0; i < n; i++) mother.put(in.next(), in.next());
        for (int i = 0; i < q; i++) {
            String first = in.next();
            String second = in.next();
            // your code here
            System.out.println("not related");
        }
    }
}
