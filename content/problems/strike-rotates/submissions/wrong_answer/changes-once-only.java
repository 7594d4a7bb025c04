import java.util.Scanner;

public class Main {
    static class Batter {
        private final String name;
        private int runs = 0;
        private int balls = 0;
        private boolean out = false;

        Batter(String name) {
            this.name = name;
        }

        void score(int scored) {
            runs += scored;
            balls++;
        }

        void dismiss() {
            balls++;
            out = true;
        }

        String line() {
            return name + " " + runs + " " + balls + (out ? " out" : " not-out");
        }
    }

    static class Innings {
        private final Batter[] team;
        private int striker = 0;
        private int other = 1;
        private int next = 2;
        private int runs = 0;
        private int balls = 0;
        private int extras = 0;
        private int wickets = 0;

        Innings(Batter[] team) {
            this.team = team;
        }

        void play(String ball) {
            if (ball.equals("wd")) {
                extras++;
                return;
            }
            balls++;
            if (ball.equals("W")) {
                wickets++;
                team[striker].dismiss();
                if (next < team.length) striker = next++;
            } else {
                int scored = Integer.parseInt(ball);
                runs += scored;
                team[striker].score(scored);
                if (scored % 2 == 1 && balls % 6 != 0) changeEnds();
            }
            if (balls % 6 == 0) changeEnds();
        }

        private void changeEnds() {
            int keep = striker;
            striker = other;
            other = keep;
        }

        void print() {
            for (int i = 0; i < next; i++) System.out.println(team[i].line());
            System.out.println("extras " + extras);
            System.out.println("total " + (runs + extras) + "/" + wickets + " " + balls / 6 + "." + balls % 6);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Batter[] team = new Batter[11];
        for (int i = 0; i < team.length; i++) team[i] = new Batter(in.next());
        Innings innings = new Innings(team);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) innings.play(in.next());
        innings.print();
    }
}
