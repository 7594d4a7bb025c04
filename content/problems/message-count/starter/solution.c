#include <stdio.h>
#include <string.h>

int main(void) {
    char text[2100];
    fgets(text, sizeof text, stdin);
    text[strcspn(text, "\r\n")] = '\0'; /* cuts the line end off */

    int words = 0, length = 0, parts = 0; /* your code here */

    printf("%d %d %d\n", words, length, parts);
    return 0;
}
