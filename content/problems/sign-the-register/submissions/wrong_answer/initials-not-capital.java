import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] names = in.nextLine().trim().split(" +");
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < names.length; i++) {
            String name = names[i];
            out.append(i < names.length - 1 ? name.charAt(0) : Character.toUpperCase(name.charAt(0)));
            if (i < names.length - 1) out.append(". ");
            else out.append(name.substring(1).toLowerCase());
        }
        System.out.println(out);
    }
}
