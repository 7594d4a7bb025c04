import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long people = in.nextLong() + in.nextLong();
        long k = in.nextLong();
        long buses = (people + k - 1) / k;
        System.out.println(buses + " " + (buses * k - people));
    }
}
