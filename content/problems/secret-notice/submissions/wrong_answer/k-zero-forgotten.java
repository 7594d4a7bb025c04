import java.util.Scanner;

public class Main {
    static String decipher(String notice, int k) {
        StringBuilder clear = new StringBuilder();
        for (char c : notice.toCharArray()) {
            if (c >= 'a' && c <= 'z') c = (char) ('a' + (c - 'a' + 26 - k) % 26);
            else if (c >= 'A' && c <= 'Z') c = (char) ('A' + (c - 'A' + 26 - k) % 26);
            clear.append(c);
        }
        return clear.toString();
    }

    public static void main(String[] args) {
        String notice = new Scanner(System.in).nextLine();
        for (int k = 1; k < 26; k++) {
            String clear = decipher(notice, k);
            if (clear.toLowerCase().contains("tea")) {
                System.out.println(k);
                System.out.println(clear);
                return;
            }
        }
        System.out.println("no tea");
    }
}
