import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        String bangles = in.next();
        StringBuilder rod = new StringBuilder();
        int[] row = new int[bangles.length() + 1]; // how many equal ones lie in a row, up to each height
        int packs = 0;
        for (char colour : bangles.toCharArray()) {
            int height = rod.length();
            boolean same = height > 0 && rod.charAt(height - 1) == colour;
            rod.append(colour);
            row[height + 1] = same ? row[height] + 1 : 1;
            if (row[height + 1] == k) {
                rod.setLength(height + 1 - k);
                packs++;
            }
        }
        System.out.println(packs);
        System.out.println(rod.length() == 0 ? "EMPTY" : rod);
    }
}
