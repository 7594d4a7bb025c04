import java.io.IOException;

public class Main {
    public static void main(String[] args) throws IOException {
        String program = new String(System.in.readAllBytes());
        StringBuilder out = new StringBuilder();
        int comments = 0;
        int i = 0;
        while (i < program.length()) {
            char c = program.charAt(i);
            if (program.startsWith("//", i)) {
                i = program.indexOf('\n', i);
                comments++;
            } else if (program.startsWith("/*", i)) {
                i = program.indexOf("*/", i + 2) + 2;
                out.append(' ');
                comments++;
            } else if (c == '"' || c == '\'') {
                int end = i + 1;
                while (program.charAt(end) != c) end++;
                out.append(program, i, end + 1);
                i = end + 1;
            } else {
                out.append(c);
                i++;
            }
        }
        System.out.print(out);
        System.out.println("comments " + comments);
    }
}
