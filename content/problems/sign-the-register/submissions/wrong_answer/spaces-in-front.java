import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] names = in.nextLine().split(" +", -1);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < names.length; i++) {
            String name = names[i];
            if (!name.isEmpty()) out.append(Character.toUpperCase(name.charAt(0)));
            if (i < names.length - 1) out.append(". ");
            else if (!name.isEmpty()) out.append(name.substring(1).toLowerCase());
        }
        System.out.println(out);
    }
}
