#include <stdio.h>

int main(void) {
    int number;
    char name[4];
    scanf("%d %3s", &number, name);
    printf("   /\\\n");
    printf("  /  \\\n");
    printf(" / %2d \\\n", number);
    printf("/______\\\n");
    printf("| \"%s\" |\n", name);
    printf("|  ||  |\n");
    return 0;
}
