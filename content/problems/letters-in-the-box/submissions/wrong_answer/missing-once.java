import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String box = in.nextLine();
        String sign = in.nextLine();
        StringBuilder missing = new StringBuilder();
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            int shortOf = 0;
            for (int i = 0; i < sign.length(); i++) {
                if (sign.charAt(i) == letter) shortOf++;
            }
            for (int i = 0; i < box.length(); i++) {
                if (box.charAt(i) == letter) shortOf--;
            }
            if (shortOf > 0) missing.append(letter);
        }
        if (missing.length() == 0) System.out.println("ready");
        else System.out.println(missing);
    }
}
