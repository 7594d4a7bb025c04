import java.util.LinkedList;
import java.util.Scanner;
import java.util.StringJoiner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        LinkedList<Integer> line = new LinkedList<>();
        for (int i = 0; i < n; i++) {
            String kind = in.next();
            Integer x = in.nextInt();
            if (kind.equals("E")) line.addLast(x);
            else if (kind.equals("F")) line.addFirst(x);
            else line.remove(x);
        }
        StringJoiner out = new StringJoiner(" ");
        out.setEmptyValue("empty");
        for (Integer x : line) out.add(x.toString());
        System.out.println(out);
    }
}
