import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String step = in.next();
            String value = in.next();
            boolean writes = step.charAt(0) == 'W';
            int who = Integer.parseInt(step.substring(1));
            // your code here
        }
        System.out.println("not serializable");
    }
}
