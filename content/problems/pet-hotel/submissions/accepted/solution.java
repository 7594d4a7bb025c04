import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    abstract static class Pet {
        final int weight;
        int nights = 0;
        int eaten = 0;

        Pet(int weight) {
            this.weight = weight;
        }

        abstract int portion();

        int feed() {
            nights++;
            eaten += portion();
            return portion();
        }
    }

    static class Dog extends Pet {
        Dog(int weight) {
            super(weight);
        }

        int portion() {
            return 25 * weight;
        }
    }

    static class Cat extends Pet {
        Cat(int weight) {
            super(weight);
        }

        int portion() {
            return 30 + 15 * weight;
        }
    }

    static class Parrot extends Pet {
        Parrot(int weight) {
            super(weight);
        }

        int portion() {
            return 20;
        }
    }

    static Pet petOf(String kind, int weight) {
        if (kind.equals("dog")) return new Dog(weight);
        if (kind.equals("cat")) return new Cat(weight);
        return new Parrot(weight);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        Map<String, Pet> pets = new HashMap<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String what = in.next();
            if (what.equals("NIGHT")) {
                int total = 0;
                for (Pet pet : pets.values()) total += pet.feed();
                out.append(total).append('\n');
            } else if (what.equals("COME")) {
                String name = in.next();
                pets.put(name, petOf(in.next(), in.nextInt()));
            } else {
                String name = in.next();
                Pet pet = pets.remove(name);
                out.append(name).append(' ').append(pet.nights).append(' ').append(pet.eaten).append('\n');
            }
        }
        System.out.print(out);
    }
}
