import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String line = new Scanner(System.in).nextLine();
        int column = 1;
        for (String token : line.split(" ")) {
            if (token.matches("[0-9]+")) System.out.println("number " + token);
            else if (token.matches("[A-Za-z_][A-Za-z_0-9]*")) System.out.println("name " + token);
            else if (token.matches("\"[^\"]*\"")) System.out.println("text " + token);
            else if (token.matches("[<>=!]=|[-+*/%<>=(){},;]")) System.out.println("sign " + token);
            else {
                System.out.println("error in column " + column);
                break;
            }
            column += token.length() + 1;
        }
    }
}
