import java.util.Scanner;

public class Main {
    static int numberOf(String part, int low, int high) {
        if (part.length() < low || part.length() > high) throw new IllegalArgumentException("not a date");
        try {
            return Integer.parseInt(part);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("not a date");
        }
    }

    static int daysOf(int month, int year) {
        boolean leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
        return switch (month) {
            case 2 -> leap ? 29 : 28;
            case 4, 6, 9, 11 -> 30;
            default -> 31;
        };
    }

    static String checked(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != 3) throw new IllegalArgumentException("not a date");
        int day = numberOf(parts[0], 1, 2);
        int month = numberOf(parts[1], 1, 2);
        int year = numberOf(parts[2], 4, 4);
        if (month < 1 || month > 12) throw new IllegalArgumentException("no such month");
        if (day < 1 || day > daysOf(month, year)) throw new IllegalArgumentException("no such day");
        return String.format("%04d-%02d-%02d", year, month, day);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int good = 0;
        for (int i = 0; i < n; i++) {
            try {
                System.out.println(checked(in.next()));
                good++;
            } catch (IllegalArgumentException fault) {
                System.out.println(fault.getMessage());
            }
        }
        System.out.println(good);
    }
}
