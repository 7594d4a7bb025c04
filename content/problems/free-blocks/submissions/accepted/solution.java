import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static class Piece {
        final int number;
        final int start;
        final int end;

        Piece(int number, int start, int end) {
            this.number = number;
            this.start = start;
            this.end = end;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int m = in.nextInt();
        int q = in.nextInt();
        List<Piece> taken = new ArrayList<>(); // sorted by address
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            int number = in.nextInt();
            if (what.equals("FREE")) {
                taken.removeIf(piece -> piece.number == number);
                continue;
            }
            int size = in.nextInt();
            int start = 0;
            int at = 0;
            while (at < taken.size() && taken.get(at).start - start < size) start = taken.get(at++).end;
            if (m - start < size) {
                out.append("no\n");
            } else {
                taken.add(at, new Piece(number, start, start + size));
                out.append(start).append('\n');
            }
        }
        int total = 0;
        int longest = 0;
        int end = 0;
        taken.add(new Piece(0, m, m)); // a wall behind the last byte
        for (Piece piece : taken) {
            total += piece.start - end;
            longest = Math.max(longest, piece.start - end);
            end = piece.end;
        }
        System.out.print(out);
        System.out.println(total + " " + longest);
    }
}
