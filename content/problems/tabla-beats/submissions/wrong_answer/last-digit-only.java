import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static final long MANY = 2_000_000_000_000_000_000L;

    /** A beat or a group (then inside is not null), and how often it is played. */
    static class Part {
        long times = 1;
        char beat;
        List<Part> inside = null;
        long length = 1;

        long all() {
            return length > MANY / times ? MANY : length * times;
        }
    }

    static String text;
    static int place = 0;

    /** Reads parts up to a closing bracket or the end. */
    static List<Part> readParts() {
        List<Part> parts = new ArrayList<>();
        while (place < text.length() && text.charAt(place) != ')') {
            Part part = new Part();
            int start = place;
            if (Character.isDigit(text.charAt(place))) place++;
            while (Character.isDigit(text.charAt(place))) start = place++;
            if (place > start) part.times = Long.parseLong(text.substring(start, place));
            part.beat = text.charAt(place++);
            if (part.beat == '(') {
                part.inside = readParts();
                part.length = 0;
                for (Part each : part.inside) part.length = Math.min(MANY, part.length + each.all());
                place++;
            }
            parts.add(part);
        }
        return parts;
    }

    /** The beat at place k, counted from 0. */
    static char beatAt(List<Part> parts, long k) {
        for (Part part : parts) {
            if (k < part.all()) return part.inside == null ? part.beat : beatAt(part.inside, k % part.length);
            k -= part.all();
        }
        return '-';
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        text = in.next();
        List<Part> parts = readParts();
        int q = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) out.append(beatAt(parts, in.nextLong() - 1));
        System.out.println(out);
    }
}
