import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static class Fault extends Exception {
        Fault(String text) {
            super(text);
        }
    }

    static long numberOf(String text, String what) throws Fault {
        if (!text.matches("[0-9]+")) throw new Fault(what + " is no number");
        return Long.parseLong(text);
    }

    static long feeOf(String line) throws Fault {
        String[] fields = line.split(",");
        if (fields.length != 3) throw new Fault("wrong number of fields");
        if (fields[0].isEmpty()) throw new Fault("no name");
        long age = numberOf(fields[1], "age");
        if (age < 16 || age > 60) throw new Fault("age out of range");
        return numberOf(fields[2], "fee");
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim()), good = 0;
        long total = 0;
        for (int k = 1; k <= n; k++) {
            String line = in.readLine();
            try {
                total += feeOf(line == null ? "" : line);
                good++;
            } catch (Fault f) {
                System.out.println(k + ": " + f.getMessage());
            }
        }
        System.out.println("good " + good + " total " + total);
    }
}
