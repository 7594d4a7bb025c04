import java.util.Scanner;

public class Main {
    static class House {
        final int number;
        int points, students;

        House(int number) {
            this.number = number;
        }
    }

    static class Student {
        private int points;
        private House house;

        void join(House newHouse) {
            if (house != null) house.students--;
            house = newHouse;
            points = 0;
            house.students++;
        }

        void win(int p) {
            points += p;
            house.points += p;
        }

        String state() {
            return house.number + " " + points;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        House[] houses = new House[7];
        for (int h = 1; h <= 6; h++) houses[h] = new House(h);
        Student[] students = new Student[101];
        for (int s = 1; s <= 100; s++) students[s] = new Student();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            int a = in.nextInt();
            switch (command) {
                case "house" -> System.out.println(houses[a].points + " " + houses[a].students);
                case "student" -> System.out.println(students[a].state());
                case "join" -> students[a].join(houses[in.nextInt()]);
                default -> students[a].win(in.nextInt());
            }
        }
    }
}
