import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String clock = in.next();
        String data = in.next();
        StringBuilder latches = new StringBuilder();
        StringBuilder flops = new StringBuilder();
        char latch = '0';
        char flop = '0';
        char before = '0';
        int edges = 0;
        int different = 0;
        for (int i = 0; i < clock.length(); i++) {
            char now = clock.charAt(i);
            if (now == '1') latch = data.charAt(i);
            if (now > before) {
                flop = data.charAt(i);
                edges++;
            }
            before = now;
            latches.append(latch);
            flops.append(flop);
            if (latch != flop) different++;
        }
        System.out.println(latches);
        System.out.println(flops);
        System.out.println(edges + " " + different);
    }
}
