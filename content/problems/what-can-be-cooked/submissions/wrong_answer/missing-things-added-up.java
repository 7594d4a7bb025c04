import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Set<String> kitchen = new HashSet<>();
        for (String thing : in.nextLine().split(" ")) kitchen.add(thing);
        java.util.List<String> toBuy = new java.util.ArrayList<>();
        int n = Integer.parseInt(in.nextLine());
        for (int i = 0; i < n; i++) {
            String[] words = in.nextLine().split(" ");
            StringBuilder missing = new StringBuilder();
            for (int w = 1; w < words.length; w++) {
                if (kitchen.contains(words[w])) continue;
                missing.append(" ").append(words[w]);
                toBuy.add(words[w]);
            }
            System.out.println(words[0] + ": " + (missing.isEmpty() ? "ready" : "buy" + missing));
        }
        System.out.println(toBuy.size());
    }
}
