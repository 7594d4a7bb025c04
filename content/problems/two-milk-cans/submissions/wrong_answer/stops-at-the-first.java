import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int t = in.nextInt();
        int[][] moves = new int[a + 1][b + 1]; // moves to a state plus 1; 0 if it has not been reached
        Queue<int[]> waiting = new ArrayDeque<>();
        moves[0][0] = 1;
        waiting.add(new int[] {0, 0});
        int answer = -1;
        int states = 0;
        while (!waiting.isEmpty()) {
            int[] state = waiting.remove();
            int x = state[0];
            int y = state[1];
            states++;
            if (answer < 0 && (x == t || y == t)) {
                answer = moves[x][y] - 1;
                break;
            }
            int there = Math.min(x, b - y);
            int back = Math.min(y, a - x);
            int[][] next = {{a, y}, {x, b}, {0, y}, {x, 0}, {x - there, y + there}, {x + back, y - back}};
            for (int[] other : next) {
                if (moves[other[0]][other[1]] != 0) continue;
                moves[other[0]][other[1]] = moves[x][y] + 1;
                waiting.add(other);
            }
        }
        System.out.println(answer < 0 ? "impossible" : answer);
        System.out.println(states);
    }
}
