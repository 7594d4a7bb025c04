import java.util.LinkedList;
import java.util.ListIterator;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        LinkedList<Integer> bundle = new LinkedList<>(); // always in order
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            if (command.equals("show")) {
                StringBuilder line = new StringBuilder();
                for (int house : bundle) line.append(house).append(' ');
                System.out.println(bundle.isEmpty() ? "none" : line);
            } else if (command.equals("add")) {
                add(bundle, in.nextInt());
            } else {
                int house = in.nextInt();
                int before = bundle.size();
                bundle.removeIf(each -> each == house);
                System.out.println(before - bundle.size());
            }
        }
    }

    static void add(LinkedList<Integer> bundle, int house) {
        for (int i = 0; i < bundle.size(); i++) {
            if (bundle.get(i) >= house) {
                bundle.add(i, house);
                return;
            }
        }
        bundle.addFirst(house);
    }
}
