import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;

public class Main {
    record Place(int row, int seat, int size) {
        @Override
        public String toString() {
            return "row " + (row + 1) + " seats " + (seat + 1) + "-" + (seat + size);
        }
    }

    static class Hall {
        private final StringBuilder[] rows;

        Hall(Scanner in, int r) {
            rows = new StringBuilder[r];
            for (int i = 0; i < r; i++) rows[i] = new StringBuilder(in.next());
        }

        Optional<Place> book(int size) {
            for (int row = rows.length - 1; row >= 0; row--) {
                int seat = rows[row].indexOf(".".repeat(size));
                if (seat < 0) continue;
                Place place = new Place(row, seat, size);
                fill(place, "o");
                return Optional.of(place);
            }
            return Optional.empty();
        }

        void release(Place place) {
            fill(place, ".");
        }

        private void fill(Place place, String mark) {
            rows[place.row].replace(place.seat, place.seat + place.size, mark.repeat(place.size));
        }

        @Override
        public String toString() {
            return String.join("\n", rows);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        in.nextInt();
        int n = in.nextInt();
        Hall hall = new Hall(in, r);
        Map<Integer, Place> places = new HashMap<>();
        int groups = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String kind = in.next();
            int number = in.nextInt();
            if (kind.equals("book")) {
                groups++;
                Optional<Place> found = hall.book(number);
                if (found.isPresent()) places.put(groups, found.get());
                out.append("group ").append(groups).append(' ').append(found.map(Place::toString).orElse("sorry"));
            } else {
                Place place = places.remove(number);
                if (place != null) hall.release(place);
                out.append("group ").append(number).append(place == null ? " has no seats" : " cancelled");
            }
            out.append('\n');
        }
        System.out.println(out.append(hall));
    }
}
