import java.util.Scanner;

public class Main {
    static long floorOf(String button) {
        return 0; // Your code here.
    }

    static String buttonOf(long floor) {
        return ""; // Your code here.
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String question = in.next();
            String number = in.next();
            if (question.equals("BUTTON")) System.out.println(buttonOf(Long.parseLong(number)));
            else System.out.println(floorOf(number)); // or NONE
        }
    }
}
