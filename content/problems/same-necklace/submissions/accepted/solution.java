import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String first = in.next();
        String second = in.next();
        String back = new StringBuilder(first).reverse().toString();
        int same = -1;
        int turned = -1;
        if (first.length() == second.length()) {
            same = (first + first).indexOf(second);
            turned = (back + back).indexOf(second);
        }
        if (same >= 0) System.out.println("SAME " + same);
        else if (turned >= 0) System.out.println("TURNED " + turned);
        else System.out.println("DIFFERENT");
    }
}
