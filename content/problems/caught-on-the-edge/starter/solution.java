import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String clock = in.next();
        String data = in.next();
        StringBuilder latch = new StringBuilder();
        StringBuilder flop = new StringBuilder();
        int edges = 0;
        int different = 0;
        for (int i = 0; i < clock.length(); i++) {
            // Your code here: what do the two memories show now?
            latch.append('0');
            flop.append('0');
        }
        System.out.println(latch);
        System.out.println(flop);
        System.out.println(edges + " " + different);
    }
}
