import java.util.Scanner;

public class Main {
    static final String FLAG = "01111110";

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            String bits = in.next();
            if (what.equals("SEND")) {
                System.out.println(FLAG + bits.replace("11111", "111110") + FLAG);
                continue;
            }
            StringBuilder frames = new StringBuilder();
            int count = 0;
            int from = FLAG.length();
            while (from < bits.length()) {
                int end = bits.indexOf(FLAG, from);
                frames.append(' ').append(bits.substring(from, end).replace("111110", "11111"));
                count++;
                from = end + FLAG.length();
            }
            System.out.println(count + frames.toString());
        }
    }
}
