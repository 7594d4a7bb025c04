import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;
import java.util.StringJoiner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Integer> train = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String order = in.next();
            if (order.equals("T")) {
                Collections.reverse(train);
                continue;
            }
            int value = in.nextInt();
            if (order.equals("A")) train.add(value);
            else if (order.equals("F")) train.add(0, value);
            else Collections.rotate(train, -value);
        }
        StringJoiner line = new StringJoiner(" ");
        for (int number : train) line.add(String.valueOf(number));
        System.out.println(train.size());
        System.out.println(train.isEmpty() ? "-" : line.toString());
    }
}
