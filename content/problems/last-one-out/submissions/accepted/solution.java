import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static Map<String, Integer> reads = new HashMap<>();
    static int[] readers = new int[2001];
    static int open = 0;

    static void turn(String name, int document) {
        int old = reads.getOrDefault(name, 0);
        readers[document]++;
        readers[old]--;
        reads.put(name, document);
        if (old != 0 && readers[old] == 0) {
            System.out.println("close " + old);
            open--;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int last = 0;
        for (int i = 0; i < n; i++) {
            String event = in.next();
            String name = in.next();
            if (event.equals("open")) {
                last++;
                open++;
                turn(name, last);
            } else if (event.equals("join")) {
                turn(name, reads.getOrDefault(in.next(), 0));
            } else {
                turn(name, 0);
            }
        }
        System.out.println("open " + open);
    }
}
