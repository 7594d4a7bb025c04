import java.util.Scanner;

public class Main {
    static Scanner in = new Scanner(System.in);

    static int[] readList() {
        int[] list = new int[in.nextInt()];
        for (int i = 0; i < list.length; i++) list[i] = in.nextInt();
        return list;
    }

    public static void main(String[] args) {
        int[] a = readList();
        int[] b = readList();
        int i = 0, j = 0, both = 0;
        while (i < a.length) {
            if (j == b.length || (i < a.length && a[i] < b[j])) System.out.print(a[i++] + " ");
            else if (i == a.length || b[j] < a[i]) System.out.print(b[j++] + " ");
            else {
                System.out.print(a[i] + " ");
                i++;
                j++;
                both++;
            }
        }
        System.out.println();
        System.out.println(both);
    }
}
