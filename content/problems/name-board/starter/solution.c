#include <stdio.h>
#include <string.h>

int main(void) {
    char name[100];
    fgets(name, sizeof name, stdin);
    name[strcspn(name, "\r\n")] = '\0';

    /* Your code here: the line of stars, the name in its frame, the stars again. */
    printf("%s\n", name);
    return 0;
}
