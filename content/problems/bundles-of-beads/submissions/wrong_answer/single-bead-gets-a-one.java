import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String pattern = in.next();
        StringBuilder shorter = new StringBuilder();
        int i = 0;
        while (i < pattern.length()) {
            int start = i;
            while (i < pattern.length() && pattern.charAt(i) == pattern.charAt(start)) i++;
            shorter.append(i - start);
            shorter.append(pattern.charAt(start));
        }
        System.out.println(shorter);
        System.out.println(pattern.length() - shorter.length());
    }
}
