import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    enum State { GIVEN, BEGUN, DONE, LOOP }

    static class Cell {
        final String formula;
        State state = State.GIVEN;
        long value = 0;

        Cell(String formula) {
            this.formula = formula;
        }

        void workOut(Map<String, Cell> sheet) {
            if (state == State.BEGUN) state = State.LOOP;
            if (state != State.GIVEN) return;
            state = State.BEGUN;
            long sign = 1;
            for (String part : formula.split(" ")) {
                if (part.equals("+")) {
                    continue;
                } else if (part.equals("-")) {
                    sign = -1;
                } else if (Character.isDigit(part.charAt(0))) {
                    value += sign * Long.parseLong(part);
                } else if (sheet.containsKey(part)) {
                    Cell other = sheet.get(part);
                    other.workOut(sheet);
                    if (other.state == State.LOOP) {
                        state = State.LOOP;
                        return;
                    }
                    value += sign * other.value;
                }
            }
            state = State.DONE;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        Map<String, Cell> sheet = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            String[] sides = in.nextLine().trim().split(" = ");
            sheet.put(sides[0], new Cell(sides[1]));
        }
        StringBuilder out = new StringBuilder();
        for (Map.Entry<String, Cell> entry : sheet.entrySet()) {
            Cell cell = entry.getValue();
            cell.workOut(sheet);
            out.append(entry.getKey()).append(' ');
            if (cell.state == State.LOOP) out.append("LOOP\n");
            else out.append(cell.value).append('\n');
        }
        System.out.print(out);
    }
}
