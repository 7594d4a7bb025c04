import java.util.Scanner;

public class Main {
    record Plant(String name, int first, int rhythm) {
        boolean isDue(int day) {
            return day >= first && (day - first) % rhythm == 0;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Plant[] plants = new Plant[in.nextInt()];
        int k = in.nextInt();
        for (int i = 0; i < plants.length; i++) plants[i] = new Plant(in.next(), in.nextInt(), in.nextInt());
        for (int day = 1; k > 0; day++) {
            StringBuilder names = new StringBuilder();
            for (Plant plant : plants) {
                if (plant.isDue(day)) names.append(" ").append(plant.name());
            }
            k--;
            if (names.isEmpty()) continue;
            System.out.println(day + ":" + names);
        }
    }
}
