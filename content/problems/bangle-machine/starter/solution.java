import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        String bangles = in.next();
        StringBuilder rod = new StringBuilder();
        int packs = 0;
        for (char colour : bangles.toCharArray()) {
            rod.append(colour);
            // Your code here: are the k topmost equal?
        }
        System.out.println(packs);
        System.out.println(rod.length() == 0 ? "EMPTY" : rod);
    }
}
