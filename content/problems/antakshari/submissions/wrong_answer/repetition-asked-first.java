import java.util.Scanner;

public class Main {
    static String mistakeIn(String[] songs) {
        for (int i = 1; i < songs.length; i++) {
            char last = songs[i - 1].charAt(songs[i - 1].length() - 1);
            for (int j = 0; j < i; j++) {
                if (songs[i].equals(songs[j])) return "repeated " + (i + 1);
            }
            if (songs[i].charAt(0) != last) return "wrong letter " + (i + 1);
        }
        return "no mistake";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] songs = new String[in.nextInt()];
        for (int i = 0; i < songs.length; i++) songs[i] = in.next().toLowerCase();
        System.out.println(mistakeIn(songs));
    }
}
