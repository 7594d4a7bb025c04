import java.util.Scanner;

public class Main {
    static char[][] turnRight(char[][] poster) {
        int h = poster.length;
        int w = poster[0].length;
        char[][] turned = new char[w][h];
        for (int r = 0; r < h; r++) {
            for (int c = 0; c < w; c++) turned[c][r] = poster[r][c];
        }
        return turned;
    }

    static char[][] mirror(char[][] poster) {
        char[][] mirrored = new char[poster.length][];
        for (int r = 0; r < poster.length; r++) {
            mirrored[r] = new StringBuilder(new String(poster[r])).reverse().toString().toCharArray();
        }
        return mirrored;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        in.nextInt();
        char[][] poster = new char[h][];
        for (int r = 0; r < h; r++) poster[r] = in.next().toCharArray();
        for (char order : in.next().toCharArray()) {
            if (order == 'M') {
                poster = mirror(poster);
                continue;
            }
            poster = turnRight(poster);
            if (order == 'U' || order == 'L') poster = turnRight(poster);
            if (order == 'L') poster = turnRight(poster);
        }
        StringBuilder out = new StringBuilder();
        for (char[] row : poster) out.append(row).append('\n');
        System.out.print(out);
    }
}
