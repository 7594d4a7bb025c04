import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Note {
        final int port;
        final int time;

        Note(int port, int time) {
            this.port = port;
            this.time = time;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int p = in.nextInt();
        int t = in.nextInt();
        int n = in.nextInt();
        Map<String, Note> notes = new HashMap<>();
        StringBuilder out = new StringBuilder();
        int sent = 0;
        for (int i = 0; i < n; i++) {
            int now = in.nextInt();
            int port = in.nextInt();
            notes.put(in.next(), new Note(port, now));
            Note note = notes.get(in.next());
            if (note == null || now > note.time + t) {
                out.append("all\n");
                sent += p - 1;
            } else if (note.port == port) {
                out.append("drop\n");
            } else {
                out.append(note.port).append('\n');
                sent++;
            }
        }
        System.out.print(out);
        System.out.println(sent);
    }
}
