import java.util.Scanner;

public class Main {
    static class Tree {
        String name;
        int day, month, year;

        Tree(String name, int day, int month, int year) {
            this.name = name;
            this.day = day;
            this.month = month;
            this.year = year;
        }

        boolean earlierThan(Tree other) {
            if (year != other.year) return year < other.year;
            if (month != other.month) return month < other.month;
            return day < other.day;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Tree[] trees = new Tree[in.nextInt()];
        for (int i = 0; i < trees.length; i++) {
            trees[i] = new Tree(in.next(), in.nextInt(), in.nextInt(), in.nextInt());
        }
        Tree oldest = trees[0];
        Tree youngest = trees[0];
        for (Tree tree : trees) {
            if (tree.earlierThan(oldest)) oldest = tree;
            if (!tree.earlierThan(youngest)) youngest = tree;
        }
        int sameYear = 0;
        for (Tree tree : trees) {
            if (tree.year == oldest.year) sameYear++;
        }
        System.out.println(oldest.name);
        System.out.println(youngest.name);
        System.out.println(sameYear);
    }
}
