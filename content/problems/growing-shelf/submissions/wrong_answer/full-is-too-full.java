import java.util.Scanner;

public class Main {
    static long size = 0, capacity = 0, moved = 0;

    static void changeTo(long places) {
        capacity = places;
        moved += size;
    }

    static void push(long k) {
        long after = size + k;
        while (capacity <= after) {
            size = capacity; // full
            changeTo(Math.max(1, 2 * capacity));
        }
        size = after;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String kind = in.next();
            long k = kind.equals("shrink") ? 0 : in.nextLong();
            if (kind.equals("push")) push(k);
            if (kind.equals("pop")) size -= k;
            if (kind.equals("reserve") && k > capacity) changeTo(k);
            if (kind.equals("shrink") && capacity > size) changeTo(size);
            System.out.println(size + " " + capacity);
        }
        System.out.println("moved " + moved);
    }
}
