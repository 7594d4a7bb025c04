export const javaTemplate = `import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        // Read the input and print the answer.
    }
}
`;
