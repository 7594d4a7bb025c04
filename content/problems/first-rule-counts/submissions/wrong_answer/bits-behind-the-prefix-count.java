import java.util.Scanner;
import java.util.StringJoiner;

public class Main {
    static class Rule {
        final String action;
        final long prefix;
        final int bits;
        final int low;
        final int high;

        Rule(String action, String network, String ports) {
            String[] parts = network.split("/");
            String[] range = ports.split("-");
            this.action = action;
            this.bits = Integer.parseInt(parts[1]);
            this.prefix = number(parts[0]) >> (32 - bits) << (32 - bits) == number(parts[0]) ? number(parts[0]) >> (32 - bits) : -1;
            this.low = Integer.parseInt(range[0]);
            this.high = Integer.parseInt(range[1]);
        }

        boolean fits(long address, int port) {
            return address >> (32 - bits) == prefix && low <= port && port <= high;
        }

        boolean covers(Rule other) {
            return bits <= other.bits && other.prefix >> (other.bits - bits) == prefix && low <= other.low && other.high <= high;
        }
    }

    static long number(String address) {
        long value = 0;
        for (String part : address.split("\\.")) value = value * 256 + Integer.parseInt(part);
        return value;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        Rule[] rules = new Rule[n];
        for (int i = 0; i < n; i++) rules[i] = new Rule(in.next(), in.next(), in.next());
        StringBuilder out = new StringBuilder();
        for (int k = 0; k < q; k++) {
            long address = number(in.next());
            int port = in.nextInt();
            int i = 0;
            while (i < n && !rules[i].fits(address, port)) i++;
            if (i < n) out.append(rules[i].action).append(' ').append(i + 1).append('\n');
            else out.append("deny 0\n");
        }
        StringJoiner useless = new StringJoiner(" ");
        useless.setEmptyValue("none");
        for (int i = 0; i < n; i++) {
            for (int above = 0; above < i; above++) {
                if (rules[above].covers(rules[i])) {
                    useless.add(String.valueOf(i + 1));
                    break;
                }
            }
        }
        System.out.print(out);
        System.out.println(useless);
    }
}
