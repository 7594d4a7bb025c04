import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Thrown extends RuntimeException {
        Thrown(String name) {
            super(name);
        }
    }

    static final List<String[]> lines = new ArrayList<>();

    static void run() {
        // Your code here: run the program. For an exception that leaves it, throw new Thrown(name).
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        for (int i = 0; i < n; i++) lines.add(in.readLine().split(" "));
        try {
            run();
            System.out.println("DONE");
        } catch (Thrown thrown) {
            System.out.println("STOPPED BY " + thrown.getMessage());
        }
    }
}
