import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int opens = in.nextInt() * 60 + in.nextInt();
        int closes = in.nextInt() * 60 + in.nextInt();
        int now = in.nextInt() * 60 + in.nextInt();
        boolean open;
        if (opens < closes) open = opens <= now && now < closes;
        else open = now >= opens || now < closes; // always true if the two times are equal
        System.out.println(open ? "open" : "closed");
    }
}
