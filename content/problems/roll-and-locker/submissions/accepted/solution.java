import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    static class TwoWayMap<L, R> {
        private final Map<L, R> toRight = new HashMap<>();
        private final Map<R, L> toLeft = new HashMap<>();

        int give(L left, R right) {
            if (right.equals(toRight.get(left))) return 0;
            int ended = 0;
            if (endLeft(left) != null) ended++;
            if (endRight(right) != null) ended++;
            toRight.put(left, right);
            toLeft.put(right, left);
            return ended;
        }

        R endLeft(L left) {
            R right = toRight.remove(left);
            if (right != null) toLeft.remove(right);
            return right;
        }

        L endRight(R right) {
            L left = toLeft.remove(right);
            if (left != null) toRight.remove(left);
            return left;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        TwoWayMap<String, String> lockers = new TwoWayMap<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String[] words = in.readLine().split(" ");
            Object answer = switch (words[0]) {
                case "give" -> lockers.give(words[1], words[2]);
                case "locker" -> lockers.toRight.get(words[1]);
                case "student" -> lockers.toLeft.get(words[1]);
                case "leave" -> lockers.endLeft(words[1]);
                default -> lockers.endRight(words[1]);
            };
            out.append(answer == null ? "none" : answer).append('\n');
        }
        System.out.print(out);
    }
}
