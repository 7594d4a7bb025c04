import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long left = in.nextLong();
        long layers = 0;
        long next = 1;
        while (left >= next) {
            left -= next;
            layers++;
            next = layers + 1;
        }
        System.out.println(layers + " " + left + " " + (next - left));
    }
}
