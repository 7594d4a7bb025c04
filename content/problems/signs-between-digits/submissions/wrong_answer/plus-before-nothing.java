import java.util.Scanner;

public class Main {
    static String ticket;
    static String first;
    static long target;
    static int ways = 0;

    static void fill(int place, String text, long sum, long last) {
        if (place == ticket.length()) {
            if (sum + last == target && ways++ == 0) first = text;
            return;
        }
        char sign = ticket.charAt(place);
        int digit = sign - '0';
        fill(place + 1, text + '+' + sign, sum + last, digit);
        if (last != 0) fill(place + 1, text + sign, sum, last > 0 ? last * 10 + digit : last * 10 - digit);
        fill(place + 1, text + '-' + sign, sum + last, -digit);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        ticket = in.next();
        target = in.nextLong();
        fill(1, ticket.substring(0, 1), 0, ticket.charAt(0) - '0');
        System.out.println(ways);
        if (ways > 0) System.out.println(first);
    }
}
