import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    static class Room {
        final int number;
        int students = 0;

        Room(int number) {
            this.number = number;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Map<Integer, Room> open = new HashMap<>(); // a new object for each opening
        Map<String, Room> inside = new HashMap<>();
        Map<String, Room> passes = new HashMap<>();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String command = in.next();
            String s = in.next();
            if (command.equals("enter")) {
                Room room = open.computeIfAbsent(in.nextInt(), Room::new);
                room.students++;
                inside.put(s, room);
            } else if (command.equals("leave")) {
                Room room = inside.remove(s);
                room.students--;
                if (room.students == 0) open.remove(room.number);
            } else if (command.equals("pass")) {
                Room room = open.get(in.nextInt());
                if (room != null) passes.put(s, room);
                System.out.println(room != null ? "given" : "closed");
            } else {
                Room room = passes.get(s);
                if (room == null) System.out.println("no pass");
                else System.out.println(room.students > 0 ? String.valueOf(room.number) : "void");
            }
        }
        System.out.println("open " + open.size());
    }
}
