import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useDelimiter("[:\\s]+");
        int from = in.nextInt() * 60 + in.nextInt();
        int to = in.nextInt() * 60 + in.nextInt();
        int d = in.nextInt();
        int minutes = (to - from + 24 * 60 - 1) % (24 * 60) + 1;
        int tenths = (1200 * d + minutes) / (2 * minutes);
        System.out.printf("%d:%02d%n", minutes / 60, minutes % 60);
        System.out.println(tenths / 10 + "." + tenths % 10);
    }
}
