#include <stdio.h>
#include <string.h>

static void stars(int count) {
    for (int i = 0; i < count; i++) putchar('*');
    putchar('\n');
}

int main(void) {
    char name[100];
    fgets(name, sizeof name, stdin);
    name[strcspn(name, "\r\n")] = '\0';
    int width = (int)strlen(name) + 4;
    stars(width);
    printf("* %s *\n", name);
    stars(width);
    return 0;
}
