import java.util.Scanner;

public class Main {
    static int cost(int use, int price, int included, int extra) {
        if (use <= included) return price;
        if (extra == 0) return -1;
        return price + (use - included) * extra;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int u = in.nextInt();
        int p = in.nextInt(), g = in.nextInt(), e = in.nextInt();
        int q = in.nextInt(), h = in.nextInt(), f = in.nextInt();
        int a = cost(u, p, g, e);
        int b = cost(u, q, h, f);
        if (a < 0 && b < 0) System.out.println("none");
        else if (b < 0) System.out.println("A " + a);
        else if (a < 0) System.out.println("B " + b);
        else if (a < b || (a == b && g > h)) System.out.println("A " + a);
        else if (b < a || h > g) System.out.println("B " + b);
        else System.out.println("either " + a);
    }
}
