#include <stdio.h>
#include <string.h>

int main(void) {
    char name[202];
    fgets(name, sizeof name, stdin);
    name[strcspn(name, "\r\n")] = '\0';

    /* Your code here: print the initials and the last name. */
    return 0;
}
