import java.util.Scanner;

public class Main {
    static class Wagon {
        int number;
        Wagon next;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Wagon[] wagons = new Wagon[n + 1];
        for (int i = 1; i <= n; i++) {
            wagons[i] = new Wagon();
            wagons[i].number = i;
        }
        Wagon first = wagons[in.nextInt()];
        for (int i = 1; i <= n; i++) wagons[i].next = wagons[in.nextInt()]; // number 0: null

        Wagon lastOdd = null, lastEven = null, firstEven = first.next;
        boolean odd = true;
        for (Wagon wagon = first; wagon != null; ) {
            Wagon following = wagon.next;
            wagon.next = null;
            if (odd) {
                if (lastOdd != null) lastOdd.next = wagon;
                lastOdd = wagon;
            } else {
                if (lastEven != null) lastEven.next = wagon;
                lastEven = wagon;
            }
            odd = !odd;
            wagon = following;
        }
        lastOdd.next = firstEven;

        StringBuilder train = new StringBuilder();
        for (Wagon wagon = first; wagon != null; wagon = wagon.next) train.append(wagon.number).append(" ");
        System.out.println(train);
        StringBuilder pulled = new StringBuilder();
        for (int i = 1; i <= n; i++) pulled.append(wagons[i].next == null ? 0 : wagons[i].next.number).append(" ");
        System.out.println(pulled);
    }
}
