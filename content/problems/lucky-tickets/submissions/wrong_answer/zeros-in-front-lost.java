import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int lucky = 0;
        int first = 0;
        for (int ticket = a; ticket <= b; ticket++) {
            int front = ticket / 1000;
            int back = ticket % 1000;
            int frontSum = front / 100 + front / 10 % 10 + front % 10;
            int backSum = back / 100 + back / 10 % 10 + back % 10;
            if (frontSum == backSum) {
                if (lucky == 0) first = ticket;
                lucky++;
            }
        }
        System.out.println(lucky);
        if (lucky == 0) System.out.println("none");
        else System.out.println(first);
    }
}
