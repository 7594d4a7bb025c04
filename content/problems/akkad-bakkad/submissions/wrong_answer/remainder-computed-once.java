import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        List<String> circle = new ArrayList<>();
        for (int i = 0; i < n; i++) circle.add(in.next());
        int place = 0;
        k = (k - 1) % n + 1;
        while (circle.size() > 1) {
            place = (place + k - 1) % circle.size();
            System.out.println(circle.remove(place));
        }
        System.out.println("catch: " + circle.get(0));
    }
}
