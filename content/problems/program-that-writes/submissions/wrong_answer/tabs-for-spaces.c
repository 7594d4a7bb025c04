#include <stdio.h>

int main(void) {
    char name[16];
    scanf("%15s", name);
    printf("public class Main {\n");
    printf("\tpublic static void main(String[] args) {\n");
    printf("        System.out.println(\"Hello, %s!\");\n", name);
    printf("        System.out.println(\"Your folder: C:\\\\lab\\\\%s\");\n", name);
    printf("    }\n");
    printf("}\n");
    return 0;
}
