#include <stdio.h>
#include <string.h>

int main(void) {
    char notice[202];
    fgets(notice, sizeof notice, stdin);
    notice[strcspn(notice, "\r\n")] = '\0';

    /* Your code here: try each k from 0 to 25. */
    return 0;
}
