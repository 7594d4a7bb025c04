import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class Main {
    record Result(String student, String subject, int marks) {
        static Result of(String line) {
            String[] words = line.split(" ");
            return new Result(words[0], words[1], Integer.parseInt(words[2]));
        }

        boolean passed() {
            return marks >= 35;
        }
    }

    static String line(String subject, List<Result> group) {
        int sum = group.stream().mapToInt(Result::marks).sum();
        long passed = group.stream().filter(Result::passed).count();
        int highest = group.stream().mapToInt(Result::marks).max().orElse(0);
        String toppers = group.stream()
            .filter(result -> result.marks == highest)
            .map(Result::student)
            .sorted()
            .collect(Collectors.joining(" "));
        return subject + " " + group.size() + " " + sum / group.size() + " " + passed + " " + toppers;
    }

    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<Result> results = in.lines().skip(1).map(Result::of).toList();
        Map<String, List<Result>> subjects =
            results.stream().collect(Collectors.groupingBy(Result::subject, TreeMap::new, Collectors.toList()));
        subjects.forEach((subject, group) -> System.out.println(line(subject, group)));
        Map<String, List<Result>> students =
            results.stream().collect(Collectors.groupingBy(Result::student, TreeMap::new, Collectors.toList()));
        String clear = students.entrySet().stream()
            .filter(entry -> entry.getValue().stream().allMatch(Result::passed))
            .map(Map.Entry::getKey)
            .collect(Collectors.joining(" "));
        System.out.println("all clear " + (clear.isEmpty() ? "nobody" : clear));
    }
}
