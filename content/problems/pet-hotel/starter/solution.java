import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Pet {
        // your code here
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        Map<String, Pet> pets = new HashMap<>();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            if (what.equals("NIGHT")) {
                // your code here
            } else if (what.equals("COME")) {
                String name = in.next();
                String kind = in.next();
                int weight = in.nextInt();
                // your code here
            } else {
                String name = in.next();
                // your code here
            }
        }
    }
}
