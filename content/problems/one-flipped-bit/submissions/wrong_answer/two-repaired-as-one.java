import java.util.Scanner;

public class Main {
    static String dataOf(char[] frame) {
        StringBuilder data = new StringBuilder();
        for (int p = 1; p < frame.length; p++) {
            if (Integer.bitCount(p) > 1) data.append(frame[p - 1]);
        }
        return data.toString();
    }

    static String check(char[] frame) {
        boolean odd = false;
        int place = 0;
        for (int p = 1; p <= frame.length; p++) {
            if (frame[p - 1] == '1') {
                odd = !odd;
                if (p < frame.length) place ^= p;
            }
        }
        if (!odd && place == 0) return "ok " + dataOf(frame);
        if (place >= frame.length) return "lost";
        if (place == 0) place = frame.length;
        frame[place - 1] = frame[place - 1] == '0' ? '1' : '0';
        return "fixed " + place + " " + dataOf(frame);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) System.out.println(check(in.next().toCharArray()));
    }
}
