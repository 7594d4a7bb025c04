import java.util.Scanner;

public class Main {
    static final int[] SMALLEST = {0, 0, 0x80, 0x800, 0x10000};

    static int lengthFrom(int first) {
        if (first < 0x80) return 1;
        if (first >> 5 == 0b110) return 2;
        if (first >> 4 == 0b1110) return 3;
        if (first >> 3 == 0b11110) return 4;
        return 0;
    }

    /** The number of the character that begins at place i, or -1. */
    static int decode(int[] bytes, int i, int length) {
        if (length == 0 || i + length > bytes.length) return -1;
        int number = length == 1 ? bytes[i] : bytes[i] & (0x7f >> length);
        for (int j = i + 1; j < i + length; j++) {
            if (bytes[j] >> 6 != 0b10) return -1;
            number = number * 64 + (bytes[j] & 0x3f);
        }
        if (number < SMALLEST[length] || number > 0x10ffff) return -1;
        return number >= 0xd800 && number <= 0xdfff ? -1 : number;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] bytes = new int[n];
        for (int i = 0; i < n; i++) bytes[i] = in.nextInt(16);
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < n) {
            int length = lengthFrom(bytes[i]);
            int number = decode(bytes, i, length);
            if (number < 0) {
                out.append("error at byte ").append(i + 1).append('\n');
                break;
            }
            out.append(String.format("U+%04X\n", number));
            i += length;
        }
        System.out.print(out);
    }
}
