#include <stdio.h>

int main(void) {
    char number[4], name[4];
    scanf("%3s %3s", number, name);
    printf("   /\\\n");
    printf("  /  \\\n");
    printf(" / %s \\\n", number);
    printf("/______\\\n");
    printf("| \"%s\" |\n", name);
    printf("|  ||  |\n");
    return 0;
}
