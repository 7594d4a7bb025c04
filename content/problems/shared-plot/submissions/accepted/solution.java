import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long west = Long.MIN_VALUE;
        long south = Long.MIN_VALUE;
        long east = Long.MAX_VALUE;
        long north = Long.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            west = Math.max(west, in.nextLong());
            south = Math.max(south, in.nextLong());
            east = Math.min(east, in.nextLong());
            north = Math.min(north, in.nextLong());
        }
        if (west < east && south < north) {
            long area = (east - west) * (north - south);
            System.out.println(west + " " + south + " " + east + " " + north + " " + area);
        } else {
            System.out.println("no quarrel");
        }
    }
}
