import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        System.out.println("started");
        List<byte[]> pieces = new ArrayList<>();
        for (;;) pieces.add(new byte[1 << 20]);
    }
}
