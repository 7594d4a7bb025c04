import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String line = new Scanner(System.in).nextLine();
        int at = 0;
        while (at < line.length()) {
            if (line.charAt(at) == ' ') {
                at++;
                continue;
            }
            int start = at;
            // your code here: move at behind the token that begins here
            at++;
            System.out.println("sign " + line.substring(start, at));
        }
    }
}
