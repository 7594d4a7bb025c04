import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.stream.Collectors;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), c = in.nextInt(), q = in.nextInt();
        Map<String, Comparator<String[]>> columns = new HashMap<>();
        for (int i = 0; i < c; i++) {
            String[] column = in.next().split(":");
            int place = i;
            if (column[1].equals("number")) columns.put(column[0], Comparator.comparingInt(row -> Integer.parseInt(row[place])));
            else columns.put(column[0], Comparator.comparing(row -> row[place]));
        }
        List<String[]> table = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String[] row = new String[c];
            for (int j = 0; j < c; j++) row[j] = in.next();
            table.add(row);
        }
        for (int i = 0; i < q; i++) {
            Comparator<String[]> wish = (a, b) -> 0;
            for (String word : in.next().split(",")) {
                wish = wish.thenComparing(word.startsWith("-") ? columns.get(word.substring(1)).reversed() : columns.get(word));
            }
            table.sort(wish);
            System.out.println(table.stream().sorted(wish).map(row -> row[0]).collect(Collectors.joining(" ")));
        }
    }
}
