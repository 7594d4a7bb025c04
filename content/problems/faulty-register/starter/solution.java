import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static class FaultException extends Exception {
        FaultException(String fault) {
            super(fault);
        }
    }

    /** The marks of a correct line. */
    static int check(String line) throws FaultException {
        throw new FaultException("FIELDS"); // Your code here.
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        int correct = 0;
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            try {
                sum += check(in.readLine());
                correct++;
            } catch (FaultException e) {
                System.out.println(i + " " + e.getMessage());
            }
        }
        System.out.println(correct == 0 ? "0 -" : correct + " " + sum / correct);
    }
}
