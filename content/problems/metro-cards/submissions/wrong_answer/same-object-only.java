import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] names = new String[300];
        int[] balances = new int[300];
        int count = 0;
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            String name = in.next();
            int value = in.nextInt();
            int at = -1;
            for (int k = 0; k < count; k++) {
                if (names[k] == name) at = k;
            }
            if (command.equals("new")) {
                names[count] = name;
                balances[count++] = value;
                System.out.println(name + (at < 0 ? " ok" : " taken"));
            } else if (at < 0) {
                System.out.println(name + " unknown");
            } else {
                System.out.println(name + " " + balances[at]);
            }
        }
    }
}
