import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int m = in.nextInt();
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            int number = in.nextInt();
            if (what.equals("GET")) {
                int size = in.nextInt();
                // your code here
            } else {
                // your code here
            }
        }
        int total = 0;
        int longest = 0;
        System.out.println(total + " " + longest);
    }
}
