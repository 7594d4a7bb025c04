import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int w = in.nextInt();
        List<String> lines = new ArrayList<>();
        String line = "";
        while (in.hasNext()) {
            String word = in.next();
            // your code here
        }
        System.out.println(String.join("\n", lines));
        System.out.println(lines.size());
    }
}
