import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    static class Student {
        final String name;
        int out = -1; // the minute of going out, or -1
        int minutes = 0;

        Student(String name) {
            this.name = name;
        }

        int total() {
            return out < 0 ? minutes : minutes + 24 * 60 - out;
        }
    }

    static int now = 0;
    static final Map<String, Student> students = new TreeMap<>(); // those who were outside at some time

    static boolean isTime(String text) {
        if (text.length() != 5) return false;
        for (int i = 0; i < 5; i++) {
            char c = text.charAt(i);
            if (i == 2 ? c != ':' : c < '0' || c > '9') return false;
        }
        return Integer.parseInt(text.substring(0, 2)) < 24 && Integer.parseInt(text.substring(3)) < 60;
    }

    static boolean isName(String text) {
        for (char c : text.toCharArray()) {
            if (!Character.isLetter(c)) return false;
        }
        return !text.isEmpty();
    }

    static void handle(String line) {
        String[] parts = line.split(" ", -1);
        if (parts.length != 3 || !isTime(parts[0]) || !isName(parts[2])) throw new IllegalArgumentException("not understood");
        boolean goesOut = parts[1].equals("out");
        if (!goesOut && !parts[1].equals("in")) throw new IllegalArgumentException("not understood");
        int minute = 60 * Integer.parseInt(parts[0].substring(0, 2)) + Integer.parseInt(parts[0].substring(3));
        if (minute < now) throw new IllegalArgumentException("time goes back");
        now = minute;
        Student student = students.get(parts[2]);
        boolean outside = student != null && student.out >= 0;
        if (goesOut && outside) throw new IllegalArgumentException("already outside");
        if (!goesOut && !outside) throw new IllegalArgumentException("already inside");
        if (goesOut) {
            if (student == null) {
                student = new Student(parts[2]);
                students.put(parts[2], student);
            }
            student.out = minute;
        } else {
            student.minutes += minute - student.out;
            student.out = -1;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int number = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            number++;
            try {
                handle(line);
            } catch (IllegalArgumentException fault) {
                System.out.println("line " + number + ": " + fault.getMessage());
            }
        }
        List<Student> table = new ArrayList<>(students.values()); // in the order of the names, which the sort keeps
        table.sort((a, b) -> b.total() - a.total());
        for (Student s : table) {
            if (s.total() == 0) continue;
            System.out.println(s.name + " " + s.total() + (s.out >= 0 ? " still outside" : ""));
        }
    }
}
