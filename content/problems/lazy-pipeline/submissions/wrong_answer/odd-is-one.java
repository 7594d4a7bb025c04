import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

public class Main {
    static LongStream stage(LongStream in, String kind, long k) {
        return switch (kind) {
            case "even" -> in.filter(x -> x % 2 == 0);
            case "odd" -> in.filter(x -> x % 2 == 1);
            case "above" -> in.filter(x -> x > k);
            case "below" -> in.filter(x -> x < k);
            case "add" -> in.map(x -> x + k);
            case "times" -> in.map(x -> x * k);
            case "distinct" -> in.distinct();
            case "sorted" -> in.sorted();
            case "skip" -> in.skip(k);
            case "limit" -> in.limit(k);
            default -> throw new IllegalArgumentException(kind);
        };
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int count = Integer.parseInt(in.readLine().split(" ")[1]);
        long[] source = Arrays.stream(in.readLine().split(" ")).mapToLong(Long::parseLong).toArray();
        int[] came = new int[count];
        LongStream stream = Arrays.stream(source);
        for (int i = 0; i < count - 1; i++) {
            String[] words = in.readLine().split(" ");
            int place = i;
            stream = stage(stream.peek(x -> came[place]++), words[0], words.length > 1 ? Long.parseLong(words[1]) : 0);
        }
        String end = in.readLine().trim();
        if (end.equals("first")) stream = stream.limit(1);
        List<Long> result = stream.boxed().collect(Collectors.toList());
        came[count - 1] = result.size();
        System.out.println(Arrays.stream(came).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
        long sum = result.stream().mapToLong(Long::longValue).sum();
        System.out.println(switch (end) {
            case "count" -> String.valueOf(result.size());
            case "sum" -> String.valueOf(sum);
            default -> result.isEmpty() ? "none" : result.stream().map(String::valueOf).collect(Collectors.joining(" "));
        });
    }
}
