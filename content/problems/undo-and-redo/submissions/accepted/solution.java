import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        List<String> text = new ArrayList<>();
        List<String> undone = new ArrayList<>();
        for (int i = 0; i < q; i++) {
            String command = in.next();
            if (command.equals("TYPE")) {
                text.add(in.next());
                undone.clear();
            } else if (command.equals("UNDO") && !text.isEmpty()) {
                undone.add(text.remove(text.size() - 1));
            } else if (command.equals("REDO") && !undone.isEmpty()) {
                text.add(undone.remove(undone.size() - 1));
            }
        }
        System.out.println(text.isEmpty() ? "(empty)" : String.join(" ", text));
    }
}
