import java.util.Scanner;

public class Main {
    /** The beat at place k, or '-'. */
    static char beatAt(String composition, long k) {
        return '-'; // Your code here. It may be wise to read the composition only once, before all questions.
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String composition = in.next();
        int q = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) out.append(beatAt(composition, in.nextLong()));
        System.out.println(out);
    }
}
