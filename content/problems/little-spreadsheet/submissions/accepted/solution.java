import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    enum State { UNKNOWN, BUSY, KNOWN, LOOP }

    static class Cell {
        final String[] terms;
        State state = State.UNKNOWN;
        long value = 0;

        Cell(String[] terms) {
            this.terms = terms;
        }
    }

    static final Map<String, Cell> cells = new HashMap<>();
    static final Cell EMPTY = new Cell(new String[0]);

    /** Works the cell out, if that is not done yet. */
    static Cell evaluate(String name) {
        Cell cell = cells.getOrDefault(name, EMPTY);
        if (cell.state != State.UNKNOWN) return cell;
        cell.state = State.BUSY;
        State result = State.KNOWN;
        for (String term : cell.terms) {
            if (Character.isUpperCase(term.charAt(0))) {
                Cell other = evaluate(term);
                if (other.state != State.KNOWN) result = State.LOOP;
                cell.value += other.value;
            } else {
                cell.value += Integer.parseInt(term);
            }
        }
        cell.state = result;
        return cell;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] counts = in.readLine().split(" ");
        int n = Integer.parseInt(counts[0]);
        int q = Integer.parseInt(counts[1]);
        for (int i = 0; i < n; i++) {
            String[] sides = in.readLine().split(" = ");
            cells.put(sides[0], new Cell(sides[1].split(" \\+ ")));
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            Cell cell = evaluate(in.readLine());
            out.append(cell.state == State.KNOWN ? cell.value : "LOOP").append('\n');
        }
        System.out.print(out);
    }
}
