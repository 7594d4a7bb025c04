import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static final int UNTOUCHED = -1;
    static final int NOTE = -2;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int m = in.nextInt();
        int q = in.nextInt();
        int[] locker = new int[m];
        Arrays.fill(locker, UNTOUCHED);
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            String command = in.next();
            int x = in.nextInt();
            int found = -1;
            int room = -1;
            int looked = 0;
            while (looked < m) {
                int i = (x + looked++) % m;
                if (locker[i] == x) {
                    found = i;
                    break;
                }
                if (locker[i] < 0 && room < 0) room = i;
                if (locker[i] == NOTE && command.equals("in")) break;
                if (locker[i] == UNTOUCHED) break;
            }
            if (found < 0 && command.equals("in") && room >= 0) {
                locker[room] = x;
                found = room;
            } else if (found >= 0 && command.equals("out")) {
                locker[found] = NOTE;
            }
            out.append(found >= 0 ? found : "-").append(' ').append(looked).append('\n');
        }
        int bags = 0;
        int notes = 0;
        for (int bag : locker) {
            if (bag >= 0) bags++;
            if (bag == NOTE) notes++;
        }
        out.append(bags).append(' ').append(notes).append(' ').append(m - bags - notes);
        System.out.println(out);
    }
}
