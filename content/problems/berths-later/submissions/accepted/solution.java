import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        char coach = in.next().charAt(0);
        int berth = in.nextInt();
        int k = in.nextInt();
        int place = ((coach - 'A') * 72 + berth - 1 + k) % (26 * 72);
        System.out.println((char) ('A' + place / 72) + " " + (place % 72 + 1));
    }
}
