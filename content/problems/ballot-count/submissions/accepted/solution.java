import java.util.Scanner;

public class Main {
    // The candidate with the most votes, leaving one out; 0, who has no votes, if nobody has any.
    static int bestOf(int[] votes, int without) {
        int best = 0;
        for (int c = 1; c < votes.length; c++) {
            if (c != without && votes[c] > votes[best]) best = c;
        }
        return best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int[] votes = new int[k + 1];
        int valid = 0;
        for (int i = 0; i < n; i++) {
            int number = in.nextInt();
            if (number < 1 || number > k) continue;
            votes[number]++;
            valid++;
        }
        int first = bestOf(votes, 0);
        if (valid == 0) System.out.println("NO VOTES");
        else if (2 * votes[first] > valid) System.out.println("ELECTED " + first);
        else System.out.println("RUN-OFF " + first + " " + bestOf(votes, first));
        System.out.println(n - valid);
    }
}
