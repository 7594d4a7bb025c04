import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    static class Block {
        private final String catches;
        private final Deque<String> files = new ArrayDeque<>();

        Block(String catches) {
            this.catches = catches;
        }
    }

    private final Deque<Block> blocks = new ArrayDeque<>();
    private final StringBuilder out = new StringBuilder();
    private int toSkip = 0; // how many ends must still be found

    /** Closes the files of the innermost block, and returns what it catches. */
    private String leave() {
        Block block = blocks.pop();
        for (String file : block.files) out.append("close ").append(file).append('\n');
        return block.catches;
    }

    /** Returns whether somebody catches the exception. */
    private boolean raise(String exception) {
        while (!blocks.isEmpty()) {
            toSkip++;
            if (leave().equals(exception)) {
                out.append("caught ").append(exception).append('\n');
                return true;
            }
        }
        out.append("uncaught ").append(exception).append('\n');
        return false;
    }

    private void skip(String word) {
        if (word.equals("begin")) toSkip++;
        if (word.equals("end")) toSkip--;
    }

    private void run(Scanner in) {
        int n = Integer.parseInt(in.nextLine().trim());
        blocks.push(new Block("")); // the program itself
        for (int i = 0; i < n; i++) {
            String[] words = in.nextLine().trim().split(" ");
            String name = words.length > 1 ? words[1] : "";
            if (toSkip > 0) {
                skip(words[0]);
                continue;
            }
            switch (words[0]) {
                case "begin" -> blocks.push(new Block(name));
                case "end" -> leave();
                case "open" -> {
                    out.append("open ").append(name).append('\n');
                    blocks.peek().files.push(name);
                }
                default -> {
                    if (!raise(name)) return;
                }
            }
        }
        leave();
    }

    public static void main(String[] args) {
        Main program = new Main();
        program.run(new Scanner(System.in));
        System.out.print(program.out);
    }
}
