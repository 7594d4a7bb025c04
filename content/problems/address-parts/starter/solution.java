import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String address = in.next();
            String scheme = "";
            String host = "";
            String port = "";
            String path = "";
            String query = "";

            // Your code here: find the parts.

            System.out.println(scheme + " " + host + " " + port + " " + path + " " + query);
        }
    }
}
