import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int[] song = new int[n];
        for (int i = 0; i < song.length; i++) song[i] = in.nextInt();
        int[] humming = new int[m];
        for (int i = 0; i < humming.length; i++) humming[i] = in.nextInt();

        // Your code here: print the smallest error of an alignment.
    }
}
