import java.util.Scanner;

public class Main {
    static int[] price;
    static int[] plate;
    static int plates = 0;
    static StringBuilder lines = new StringBuilder();

    /** Puts toppings from number start on to the plate, which has some already, until it is full. */
    static void fill(int start, int toppings, int money) {
        if (money < 0) return;
        if (toppings == plate.length) {
            if (money > 0) return;
            for (int topping : plate) lines.append(topping).append(' ');
            lines.append('\n');
            plates++;
            return;
        }
        for (int next = start; next < price.length; next++) {
            plate[toppings] = next;
            fill(next + 1, toppings + 1, money - price[next]);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        plate = new int[in.nextInt()];
        int p = in.nextInt();
        price = new int[n + 1];
        for (int i = 1; i <= n; i++) price[i] = in.nextInt();
        fill(1, 0, p);
        System.out.print(lines);
        System.out.println(plates);
    }
}
