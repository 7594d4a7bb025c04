import java.util.Scanner;

public class Main {
    static boolean isLetter(char c) {
        return Character.isLetter(c);
    }

    static boolean isDigit(char c) {
        return '0' <= c && c <= '9';
    }

    static boolean isPlate(String text) {
        int length = text.length();
        if (length != 9 && length != 10) return false;
        for (int i = 0; i < length; i++) {
            if (i < 2 || (i >= 4 && i < length - 4)) {
                if (!isLetter(text.charAt(i))) return false;
            } else if (!isDigit(text.charAt(i))) return false;
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int k = 0; k < n; k++) {
            String text = in.next();
            if (isPlate(text)) {
                int last = text.length() - 4;
                System.out.println(text.substring(0, 2) + " " + text.substring(2, 4) + " "
                        + text.substring(4, last) + " " + text.substring(last));
            } else {
                System.out.println("wrong");
            }
        }
    }
}
