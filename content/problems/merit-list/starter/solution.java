import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String name = in.next();
            int marks = in.nextInt();
            String born = in.next();
            // Your code here: keep this student.
        }

        // Your code here: sort the students, and print rank and name of each.
    }
}
