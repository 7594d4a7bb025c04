import java.util.Scanner;

public class Main {
    static class Slip {
        private static int nextNumber = 1;
        final int number = nextNumber++;
        final String car;
        private final int since;

        Slip(String car, int since) {
            this.car = car;
            this.since = since;
        }

        int fee(int now) {
            return 10 + 20 * Math.max(1, (now - since + 59) / 60);
        }
    }

    static class CarPark {
        private final Slip[] places;
        private int earned = 0;

        CarPark(int s) {
            places = new Slip[s];
        }

        /** The first place with this car, or with none if the car is null; -1 if there is no such place. */
        private int find(String car) {
            for (int i = 0; i < places.length; i++) {
                if (places[i] == null ? car == null : places[i].car.equals(car)) return i;
            }
            return -1;
        }

        String arrive(String car, int t) {
            int place = find(null);
            if (place < 0) return "full";
            if (find(car) >= 0) return "already inside";
            places[place] = new Slip(car, t);
            return "slip " + places[place].number + " place " + (place + 1);
        }

        String leave(String car, int t) {
            int place = find(car);
            if (place < 0) return "not inside";
            int fee = places[place].fee(t);
            earned += fee;
            places[place] = null;
            return "pay " + fee;
        }

        String report() {
            StringBuilder cars = new StringBuilder();
            for (Slip slip : places) {
                if (slip != null) cars.append(' ').append(slip.car);
            }
            return "earned " + earned + "\ninside" + (cars.length() == 0 ? " nobody" : cars);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        CarPark carPark = new CarPark(in.nextInt());
        for (int n = in.nextInt(); n > 0; n--) {
            boolean arrives = in.next().equals("in");
            String car = in.next();
            int t = in.nextInt();
            System.out.println(arrives ? carPark.arrive(car, t) : carPark.leave(car, t));
        }
        System.out.println(carPark.report());
    }
}
