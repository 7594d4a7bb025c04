import java.util.Scanner;

public class Main {
    static final String DIGITS = "012356789";

    static long floorOf(String button) {
        long floor = 0;
        for (char digit : button.toCharArray()) floor = floor * 9 + (digit - (char) 48);
        return floor;
    }

    static String buttonOf(long floor) {
        StringBuilder button = new StringBuilder();
        for (; floor > 0; floor /= 9) button.append(DIGITS.charAt((int) (floor % 9)));
        return button.reverse().toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String question = in.next();
            String number = in.next();
            if (question.equals("BUTTON")) out.append(buttonOf(Long.parseLong(number)));
            else if (number.contains("4")) out.append("NONE");
            else out.append(floorOf(number));
            out.append('\n');
        }
        System.out.print(out);
    }
}
