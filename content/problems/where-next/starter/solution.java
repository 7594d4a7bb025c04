import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            String[] where = in.next().split("/");
            String address = where[0];
            if (what.equals("ASK")) {
                // your code here
                System.out.println("unreachable");
                continue;
            }
            int bits = Integer.parseInt(where[1]);
            if (what.equals("ADD")) {
                String neighbour = in.next();
                // your code here
            } else {
                // your code here
            }
        }
    }
}
