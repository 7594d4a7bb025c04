import java.util.LinkedList;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        LinkedList<Integer> pile = new LinkedList<>();
        for (int i = 0; i < n; i++) pile.addLast(in.nextInt());
        for (int i = 0; i < m; i++) {
            int number = in.nextInt();
            int above = pile.indexOf(number);
            if (above == -1) {
                System.out.println("new");
            } else {
                System.out.println(above);
                pile.remove(above);
            }
            pile.addFirst(number);
        }
        StringBuilder line = new StringBuilder();
        for (int file : pile) line.append(file).append(' ');
        System.out.println(line);
    }
}
