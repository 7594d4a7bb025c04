import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            String address = in.next().split("#", 2)[0];
            String[] asked = address.split("\\?", 2);
            String query = asked.length == 2 && !asked[1].isEmpty() ? asked[1] : "-";
            String[] parts = asked[0].split("://", 2);
            String scheme = parts[0];
            String[] place = parts[1].split("/", 2);
            String path = place.length == 2 ? "/" + place[1] : "/";
            String[] door = place[0].split(":", 2);
            String port = door.length == 2 ? door[1] : "443";
            System.out.println(scheme + " " + door[0] + " " + port + " " + path + " " + query);
        }
    }
}
