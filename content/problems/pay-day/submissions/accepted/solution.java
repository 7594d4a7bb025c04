import java.util.Scanner;

public class Main {
    static abstract class Employee {
        final String name;

        Employee(String name) {
            this.name = name;
        }

        abstract long pay();
    }

    static class Fixed extends Employee {
        private final long salary;

        Fixed(String name, long salary) {
            super(name);
            this.salary = salary;
        }

        @Override
        long pay() {
            return salary;
        }
    }

    static class Hourly extends Employee {
        private final long hours, rate;

        Hourly(String name, long hours, long rate) {
            super(name);
            this.hours = hours;
            this.rate = rate;
        }

        @Override
        long pay() {
            return hours * rate + Math.max(0, hours - 160) * (rate / 2);
        }
    }

    static class Sales extends Employee {
        private final long base, sold;

        Sales(String name, long base, long sold) {
            super(name);
            this.base = base;
            this.sold = sold;
        }

        @Override
        long pay() {
            return base + Math.min(base, sold * 5 / 100);
        }
    }

    static Employee read(Scanner in) {
        String kind = in.next();
        String name = in.next();
        if (kind.equals("fixed")) return new Fixed(name, in.nextLong());
        if (kind.equals("hourly")) return new Hourly(name, in.nextLong(), in.nextLong());
        return new Sales(name, in.nextLong(), in.nextLong());
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long total = 0;
        for (int i = 0; i < n; i++) {
            Employee e = read(in);
            System.out.println(e.name + " " + e.pay());
            total += e.pay();
        }
        System.out.println("total " + total);
    }
}
