import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class Main {
    record Tree(long x, long y) {}

    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    /** Positive if one turns left at b on the way from a to c. */
    static long turn(Tree a, Tree b, Tree c) {
        return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    }

    /** One side of the rope, without its last tree. */
    static List<Tree> side(List<Tree> trees) {
        List<Tree> corners = new ArrayList<>();
        for (Tree tree : trees) {
            while (corners.size() >= 2 && turn(corners.get(corners.size() - 2), corners.get(corners.size() - 1), tree) <= 0) {
                corners.remove(corners.size() - 1);
            }
            corners.add(tree);
        }
        corners.remove(corners.size() - 1);
        return corners;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        List<Tree> trees = new ArrayList<>();
        for (int i = 0; i < n; i++) trees.add(new Tree(next(), next()));
        if (n == 1) {
            System.out.println("1 0");
            return;
        }
        trees.sort(Comparator.comparingLong(Tree::x));
        List<Tree> rope = side(trees);
        Collections.reverse(trees);
        rope.addAll(side(trees));
        long area = 0;
        for (int i = 0; i < rope.size(); i++) {
            Tree a = rope.get(i);
            Tree b = rope.get((i + 1) % rope.size());
            area += a.x() * b.y() - b.x() * a.y();
        }
        System.out.println(rope.size() + " " + area);
    }
}
