import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;

public class Main {
    record Person(String name, Optional<String> guardian, Optional<String> phone) {}

    static final Map<String, Person> people = new HashMap<>();

    static Optional<String> word(String text) {
        return text.equals("-") ? Optional.empty() : Optional.of(text);
    }

    // Name and number of the first person on the way who has a number.
    static Optional<String> whomToCall(Person person) {
        if (person.phone().isPresent()) return Optional.of(person.name() + " " + person.phone().get());
        return person.guardian().map(people::get).flatMap(Main::whomToCall);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        for (int i = 0; i < n; i++) {
            String name = in.next();
            people.put(name, new Person(name, word(in.next()), word(in.next())));
        }
        for (int i = 0; i < m; i++) {
            Person person = people.get(in.next());
            System.out.println(person == null ? "unknown" : whomToCall(person).orElse("nobody"));
        }
    }
}
