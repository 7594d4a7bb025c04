import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int success = 0, redirect = 0, clientFault = 0, serverFault = 0;
        String worst = "none";
        for (int i = 0; i < n; i++) {
            String method = in.next();
            String path = in.next();
            int status = in.nextInt();

            // Your code here: count this answer, and remember the path if the server failed.
        }
        System.out.println(success + " " + redirect + " " + clientFault + " " + serverFault);
        System.out.println(worst);
    }
}
