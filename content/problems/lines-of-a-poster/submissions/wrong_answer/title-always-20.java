import java.util.Scanner;

public class Main {
    static void line() {
        line(20);
    }

    static void line(int width) {
        line(width, "-");
    }

    static void line(int width, String sign) {
        System.out.println(sign.repeat(width));
    }

    static void title(String text) {
        title(text, 20);
    }

    static void title(String text, int width) {
        System.out.println(" ".repeat((width - text.length()) / 2) + text);
    }

    static void gap() {
        gap(1);
    }

    static void gap(int lines) {
        for (int i = 0; i < lines; i++) System.out.println();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine());
        for (int i = 0; i < n; i++) {
            String[] words = in.nextLine().split(" ");
            if (words[0].equals("title")) {
                if (words.length == 2) title(words[1]);
                else title(words[1]);
            } else if (words[0].equals("gap")) {
                if (words.length == 1) gap();
                else gap(Integer.parseInt(words[1]));
            } else {
                if (words.length == 1) line();
                else if (words.length == 2) line(Integer.parseInt(words[1]));
                else line(Integer.parseInt(words[1]), words[2]);
            }
        }
    }
}
