import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] parts = in.next().split("-");
        int s = in.nextInt();
        int month = parts[0].charAt(0) - 'A' + 1;
        int year = 2000 + Integer.parseInt(parts[1]);
        int machine = parts[2].charAt(0) - 'A' + 1;
        int box = Integer.parseInt(parts[3]);
        System.out.printf("made %02d/%d%n", month, year);
        System.out.printf("use by %02d/%d%n", month, year + s);
        System.out.printf("machine %d box %d%n", machine, box);
    }
}
