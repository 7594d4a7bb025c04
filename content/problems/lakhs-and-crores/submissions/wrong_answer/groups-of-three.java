import java.util.Scanner;

public class Main {
    static String withCommas(String amount) {
        int start = amount.startsWith("-") ? 1 : 0;
        int end = amount.contains(".") ? amount.indexOf('.') : amount.length();
        StringBuilder result = new StringBuilder(amount);
        for (int place = end - 3; place > start; place -= 3) result.insert(place, ',');
        return result.toString();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) System.out.println(withCommas(in.next()));
    }
}
