import java.util.Scanner;

public class Main {
    interface Shape {
        boolean covers(int r, int c);
    }

    static final Scanner in = new Scanner(System.in);
    static int h, w;

    static Shape rect(int r1, int c1, int r2, int c2) {
        return (r, c) -> r1 <= r && r <= r2 && c1 <= c && c <= c2;
    }

    static Shape disc(int row, int column, int radius) {
        return (r, c) -> (r - row) * (r - row) + (c - column) * (c - column) < radius * radius;
    }

    static Shape move(int dr, int dc, Shape a) {
        return (r, c) -> a.covers(r - dr, c - dc);
    }

    static Shape mirror(Shape a) {
        return (r, c) -> a.covers(r, w + 1 - c);
    }

    static Shape ofTwo(String kind, Shape a, Shape b) {
        return switch (kind) {
            case "join" -> (r, c) -> a.covers(r, c) || b.covers(r, c);
            case "both" -> (r, c) -> a.covers(r, c) && b.covers(r, c);
            default -> (r, c) -> a.covers(r, c) && !b.covers(r, c);
        };
    }

    static Shape read() {
        String kind = in.next();
        return switch (kind) {
            case "rect" -> rect(in.nextInt(), in.nextInt(), in.nextInt(), in.nextInt());
            case "disc" -> disc(in.nextInt(), in.nextInt(), in.nextInt());
            case "move" -> move(in.nextInt(), in.nextInt(), read());
            case "mirror" -> mirror(read());
            default -> ofTwo(kind, read(), read());
        };
    }

    public static void main(String[] args) {
        h = in.nextInt();
        w = in.nextInt();
        Shape stencil = read();
        for (int r = 1; r <= h; r++) {
            StringBuilder line = new StringBuilder();
            for (int c = 1; c <= w; c++) line.append(stencil.covers(r, c) ? '#' : '.');
            System.out.println(line);
        }
    }
}
