import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String name = in.next();
        System.out.println("public class Main {");
        System.out.println("    public static void main(String[] args) {");
        System.out.println("        System.out.println(\"Hello, " + name + "!\");");
        System.out.println("        System.out.println(\"Your folder: C:\\\\lab\\\\" + name + "\");");
        System.out.println("    }");
        System.out.println("}");
    }
}
