import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Record {
        final boolean alias;
        final String value;
        final int life;

        Record(boolean alias, String value, int life) {
            this.alias = alias;
            this.value = value;
            this.life = life;
        }
    }

    static final Map<String, Record> outside = new HashMap<>();
    static final Map<String, Record> kept = new HashMap<>();
    static final Map<String, Integer> ends = new HashMap<>();

    static String answer(int now, String asked) {
        String name = asked;
        int questions = 0;
        for (int aliases = 0; aliases < 8; aliases++) {
            if (now >= ends.getOrDefault(name, 0) || !kept.containsKey(name)) {
                questions++;
                Record there = outside.get(name);
                if (there == null) return "unknown " + questions;
                kept.put(name, there);
                ends.put(name, now + there.life);
            }
            Record record = kept.get(name);
            if (!record.alias) return record.value + " " + questions;
            name = record.value;
        }
        return "loop " + questions;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String what = in.next();
            int now = in.nextInt();
            String name = in.next();
            if (what.equals("SET")) {
                outside.put(name, new Record(in.next().equals("CNAME"), in.next(), in.nextInt()));
            } else {
                out.append(answer(now, name)).append('\n');
            }
        }
        System.out.print(out);
    }
}
