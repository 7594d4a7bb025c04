import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String day = in.next();
        String month = in.next();
        String year = in.next();
        System.out.println(day + "-" + month + "-" + year);
        System.out.println(year + "/" + day + "/" + month);
        System.out.println(day + month + year + " " + (2100 - Integer.parseInt(year)));
    }
}
