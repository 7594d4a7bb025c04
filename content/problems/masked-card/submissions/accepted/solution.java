import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        char[] card = new Scanner(System.in).nextLine().toCharArray();
        int shown = 0;
        for (int i = card.length - 1; i >= 0; i--) {
            if (!Character.isDigit(card[i])) continue;
            if (shown < 4) shown++;
            else card[i] = '*';
        }
        System.out.println(new String(card));
    }
}
