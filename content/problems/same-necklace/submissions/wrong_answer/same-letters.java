import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String first = in.next();
        String second = in.next();
        String back = new StringBuilder(first).reverse().toString();
        int same = -1;
        int turned = -1;
        char[] a = first.toCharArray();
        char[] b = second.toCharArray();
        java.util.Arrays.sort(a);
        java.util.Arrays.sort(b);
        if (java.util.Arrays.equals(a, b)) {
            same = Math.max(0, first.indexOf(second.charAt(0)));

            turned = (back + back).indexOf(second);
        }
        if (same >= 0) System.out.println("SAME " + same);
        else if (turned >= 0) System.out.println("TURNED " + turned);
        else System.out.println("DIFFERENT");
    }
}
