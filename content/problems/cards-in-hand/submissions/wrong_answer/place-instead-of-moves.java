import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] hand = new int[n];
        int sum = 0;
        StringBuilder moved = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int card = in.nextInt();
            int place = i;
            while (place > 0 && hand[place - 1] > card) {
                hand[place] = hand[place - 1];
                place--;
            }
            hand[place] = card;
            moved.append(place).append(" ");
            sum += i - place;
        }
        System.out.println(moved);
        System.out.println(sum);
        StringBuilder cards = new StringBuilder();
        for (int card : hand) cards.append(card).append(" ");
        System.out.println(cards);
    }
}
