import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Thrown extends RuntimeException {
        Thrown(String name) {
            super(name);
        }
    }

    interface Statement {
        void run();
    }

    record Say(String word) implements Statement {
        @Override
        public void run() {
            out.append(word).append('\n');
        }
    }

    record Throw(String name) implements Statement {
        @Override
        public void run() {
            throw new Thrown(name);
        }
    }

    record Catch(String name, List<Statement> part) {}

    record Try(List<Statement> tried, List<Catch> catches, List<Statement> last) implements Statement {
        @Override
        public void run() {
            try {
                runAll(tried);
            } catch (Thrown thrown) {
                runAll(fitting(thrown));
            }
            runAll(last);
        }

        private List<Statement> fitting(Thrown thrown) {
            for (Catch each : catches) {
                if (each.name.equals("ANY") || each.name.equals(thrown.getMessage())) return each.part;
            }
            throw thrown;
        }
    }

    static final StringBuilder out = new StringBuilder();
    static final List<String[]> lines = new ArrayList<>();
    static int place = 0;

    static void runAll(List<Statement> part) {
        for (Statement statement : part) statement.run();
    }

    static boolean next(String word) {
        return place < lines.size() && lines.get(place)[0].equals(word);
    }

    /** Reads statements up to CATCH, FINALLY, END or the end of the program. */
    static List<Statement> readPart() {
        List<Statement> part = new ArrayList<>();
        while (place < lines.size() && !next("CATCH") && !next("FINALLY") && !next("END")) {
            String[] words = lines.get(place++);
            switch (words[0]) {
                case "SAY" -> part.add(new Say(words[1]));
                case "THROW" -> part.add(new Throw(words[1]));
                default -> part.add(readTry());
            }
        }
        return part;
    }

    static Try readTry() {
        List<Statement> tried = readPart();
        List<Catch> catches = new ArrayList<>();
        while (next("CATCH")) catches.add(new Catch(lines.get(place++)[1], readPart()));
        List<Statement> last = new ArrayList<>();
        if (next("FINALLY")) {
            place++;
            last = readPart();
        }
        place++;
        return new Try(tried, catches, last);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        for (int i = 0; i < n; i++) lines.add(in.readLine().split(" "));
        try {
            runAll(readPart());
            out.append("DONE\n");
        } catch (Thrown thrown) {
            out.append("STOPPED BY ").append(thrown.getMessage()).append('\n');
        }
        System.out.print(out);
    }
}
