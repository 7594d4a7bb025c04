import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashSet;
import java.util.Set;

public class Main {
    static class FaultException extends Exception {
        FaultException(String fault) {
            super(fault);
        }
    }

    static int number(String text, int least, int most, String fault) throws FaultException {
        if (!text.matches("[0-9]+")) throw new FaultException(fault);
        String digits = text.replaceFirst("^0+", "");
        if (digits.length() > 4) throw new FaultException(fault);
        int number = digits.isEmpty() ? 0 : Integer.parseInt(digits);
        if (number < least || number > most) throw new FaultException(fault);
        return number;
    }

    /** The marks of a correct line. */
    static int check(String line, Set<Integer> rolls) throws FaultException {
        String[] fields = line.split(",", -1);
        if (fields.length != 3) throw new FaultException("FIELDS");
        if (fields[0].isBlank()) throw new FaultException("NAME");
        int roll = number(fields[1].trim(), 1, 9999, "ROLL");
        int marks = number(fields[2].trim(), 0, 100, "MARKS");
        if (!rolls.add(roll)) throw new FaultException("TWICE");
        return marks;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        Set<Integer> rolls = new HashSet<>();
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            try {
                sum += check(in.readLine(), rolls);
            } catch (FaultException e) {
                System.out.println(i + " " + e.getMessage());
            }
        }
        System.out.println(rolls.size() + " " + (rolls.isEmpty() ? "-" : String.valueOf(sum / rolls.size())));
    }
}
