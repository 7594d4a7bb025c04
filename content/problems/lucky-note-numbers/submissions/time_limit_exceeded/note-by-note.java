import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong();
        long b = in.nextLong();
        int k = in.nextInt();
        long lucky = 0;
        for (long note = a; note <= b; note++) {
            int sum = 0;
            for (long rest = note; rest > 0; rest /= 10) sum += rest % 10;
            if (note % k == 0 && sum % k == 0) lucky++;
        }
        System.out.println(lucky);
    }
}
