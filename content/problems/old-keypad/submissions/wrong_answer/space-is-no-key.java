import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] keys = {" ", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"};
        String message = in.nextLine();
        int last = -1;
        for (int i = 0; i < message.length(); i++) {
            for (int key = 0; key <= 9; key++) {
                int place = keys[key].indexOf(message.charAt(i));
                if (place == -1) continue;
                if (key == last) System.out.print(" ");
                for (int press = 0; press <= place; press++) System.out.print(key);
                if (key != 0) last = key;
            }
        }
        System.out.println();
    }
}
