import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String text = new Scanner(System.in).nextLine();
        int words = text.split(" +").length;
        int length = text.length();
        int parts = length <= 160 ? 1 : (length + 152) / 153;
        System.out.println(words + " " + length + " " + parts);
    }
}
