import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = Integer.parseInt(in.nextLine().trim());
        Map<String, Integer> count = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            String line = in.nextLine();
            // your code here
        }
        System.out.println("silence");
    }
}
