import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        int[] before = new int[10001];
        int[] behind = new int[10001];
        before[0] = 1;
        behind[0] = 1;
        for (int i = 0; i < q; i++) {
            String[] command = in.readLine().trim().split(" ");
            int x = Integer.parseInt(command[1]);
            if (command[0].equals("JOIN")) {
                int y = Integer.parseInt(command[2]);
                int z = behind[y];
                behind[y] = x;
                before[x] = y;
                behind[x] = z;
                before[z] = x;
            } else {
                behind[before[x]] = behind[x];

            }
        }
        StringBuilder out = new StringBuilder();
        for (int x = behind[0]; x != 0; x = behind[x]) out.append(x).append(' ');
        System.out.println(out.length() == 0 ? "nobody" : out.toString().trim());
    }
}
