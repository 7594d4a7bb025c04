import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String[] machine = in.next().split("/");
            String address = machine[0];
            int prefix = Integer.parseInt(machine[1]);
            String receiver = in.next();
            // your code here
        }
    }
}
