import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static List<String> cut(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean inside = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                if (inside && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else inside = !inside;
            } else if (c == ',' && !inside) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else cell.append(c);
        }
        cells.add(cell.toString());
        return cells;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        List<String> columns = cut(in.readLine());
        Map<String, Long> sums = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            List<String> cells = cut(in.readLine());
            long price = Long.parseLong(cells.get(columns.indexOf("price")));
            sums.merge(cells.get(columns.indexOf("item")), price, Long::sum);
        }
        List<Map.Entry<String, Long>> sales = new ArrayList<>(sums.entrySet());
        sales.sort((a, b) -> Long.compare(b.getValue(), a.getValue()));
        for (Map.Entry<String, Long> sale : sales) System.out.println(sale.getValue() + " " + sale.getKey());
    }
}
