import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Scanner;

public class Main {
    static class Student {
        String name;
        int marks;
        String born;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Student> students = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Student student = new Student();
            student.name = in.next();
            student.marks = in.nextInt();
            String[] date = in.next().split("/");
            student.born = date[2] + date[1] + date[0];
            students.add(student);
        }
        students.sort(
            Comparator.comparingInt((Student s) -> -s.marks).thenComparing(s -> s.born).thenComparing(s -> s.name));
        StringBuilder out = new StringBuilder();
        int rank = 1;
        for (int i = 0; i < n; i++) {
            if (i > 0 && students.get(i).marks < students.get(i - 1).marks) rank = i + 1;
            out.append(rank).append(' ').append(students.get(i).name).append('\n');
        }
        System.out.print(out);
    }
}
