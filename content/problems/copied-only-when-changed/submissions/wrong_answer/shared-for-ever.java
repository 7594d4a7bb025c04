import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Pages {
        final int[] numbers;
        int albums = 1;

        Pages(int[] numbers) {
            this.numbers = numbers;
        }
    }

    static int kept = 0;
    static int copied = 0;

    static Pages newPages(int[] numbers) {
        kept += numbers.length;
        return new Pages(numbers);
    }

    static void letGo(Pages pages) {
        if (pages == null) return;
        pages.albums--;
        if (pages.albums == 0) kept -= pages.numbers.length;
    }

    static Pages own(Pages pages) {
        if (pages.albums == 1) return pages;
        copied += pages.numbers.length;
        return newPages(pages.numbers.clone());
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Map<String, Pages> albums = new HashMap<>();
        int n = in.nextInt();
        for (int k = 0; k < n; k++) {
            String command = in.next();
            String a = in.next();
            switch (command) {
                case "new" -> letGo(albums.put(a, newPages(new int[in.nextInt()])));
                case "copy" -> {
                    Pages pages = albums.get(in.next());
                    pages.albums++;
                    letGo(albums.put(a, pages));
                }
                case "set" -> {
                    Pages pages = own(albums.get(a));
                    albums.put(a, pages);
                    pages.numbers[in.nextInt() - 1] = in.nextInt();
                }
                case "get" -> System.out.println(albums.get(a).numbers[in.nextInt() - 1]);
                default -> letGo(albums.remove(a));
            }
        }
        System.out.println("copied " + copied);
        System.out.println("kept " + kept);
    }
}
