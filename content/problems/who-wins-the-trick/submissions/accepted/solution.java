import java.util.Scanner;

public class Main {
    // Does x beat y, if y is the best card so far?
    static boolean beats(String x, String y, char trump) {
        String ranks = "23456789TJQKA";
        if (x.charAt(1) == y.charAt(1)) return ranks.indexOf(x.charAt(0)) > ranks.indexOf(y.charAt(0));
        return x.charAt(1) == trump;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        char trump = in.next().charAt(0);
        int n = in.nextInt();
        int leader = 0;
        int[] won = new int[4];
        for (int t = 0; t < n; t++) {
            String best = in.next();
            int place = 0;
            for (int i = 1; i < 4; i++) {
                String card = in.next();
                if (beats(card, best, trump)) {
                    best = card;
                    place = i;
                }
            }
            leader = (leader + place) % 4;
            won[leader]++;
            System.out.println(leader + 1);
        }
        System.out.println(won[0] + " " + won[1] + " " + won[2] + " " + won[3]);
    }
}
