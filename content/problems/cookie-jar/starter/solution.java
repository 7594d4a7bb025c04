import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String kind = in.next();
            int t = in.nextInt();
            if (kind.equals("SET")) {
                String name = in.next();
                String value = in.next();
                String path = in.next();
                String age = in.next();

                // Your code here: put the cookie into the jar.
            } else {
                String path = in.next();

                // Your code here: print the cookies that fit.
                System.out.println("none");
            }
        }
    }
}
