import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;

public class Main {
    static class File {
        final String owner;
        final String group;
        int rights;

        File(String owner, String group, String octal) {
            this.owner = owner;
            this.group = group;
            this.rights = Integer.parseInt(octal, 8);
        }

        void change(String mode) {
            if (Character.isDigit(mode.charAt(0))) {
                rights = Integer.parseInt(mode, 8);
                return;
            }
            String[] parts = mode.split("[+=-]", -1);
            char sign = mode.charAt(parts[0].length());
            int bits = bits(parts[1]);
            for (char c : parts[0].replace("a", "ugo").toCharArray()) {
                int shift = "ogu".indexOf(c) * 3;
                if (sign == '=') rights &= ~(7 << shift);
                if (sign == '-') rights &= ~(bits << shift);
                else rights |= bits << shift;
            }
        }
    }

    static int bits(String letters) {
        int bits = 0;
        for (char c : letters.toCharArray()) bits |= 1 << "xwr".indexOf(c);
        return bits;
    }

    static boolean may(String person, File file, boolean inGroup, String what) {
        if (person.equals("root")) return !what.equals("x") || (file.rights & 0111) != 0;
        int shift = person.equals(file.owner) ? 6 : inGroup ? 3 : 0;
        return (file.rights >> shift & bits(what)) != 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int g = in.nextInt();
        int f = in.nextInt();
        int q = in.nextInt();
        Set<String> members = new HashSet<>();
        for (int i = 0; i < g; i++) members.add(in.next() + " " + in.next());
        Map<String, File> files = new HashMap<>();
        for (int i = 0; i < f; i++) files.put(in.next(), new File(in.next(), in.next(), in.next()));
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            if (in.next().equals("chmod")) {
                File file = files.get(in.next());
                file.change(in.next());
                for (int bit = 8; bit >= 0; bit--) out.append((file.rights >> bit & 1) == 1 ? "xwr".charAt(bit % 3) : '-');
            } else {
                String person = in.next();
                File file = files.get(in.next());
                boolean inGroup = members.contains(file.group + " " + person);
                out.append(may(person, file, inGroup, in.next()) ? "yes" : "no");
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}
