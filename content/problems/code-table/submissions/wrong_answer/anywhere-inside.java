import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String[] letters = new String[n];
        String[] codes = new String[n];
        Map<String, String> table = new HashMap<>();
        for (int i = 0; i < n; i++) {
            letters[i] = in.next();
            codes[i] = in.next();
            table.put(codes[i], letters[i]);
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (i != j && codes[j].contains(codes[i])) {
                    System.out.println("unclear " + letters[i] + " " + letters[j]);
                    return;
                }
            }
        }
        String message = in.next();
        StringBuilder text = new StringBuilder();
        int read = 0;
        for (int i = 1; i <= message.length() && i - read <= 30; i++) {
            String letter = table.get(message.substring(read, i));
            if (letter == null) continue;
            text.append(letter);
            read = i;
        }
        System.out.println(text.length() == 0 ? "-" : text);
        System.out.println(message.length() - read);
    }
}
