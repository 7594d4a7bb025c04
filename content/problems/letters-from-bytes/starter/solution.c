#include <stdio.h>

int main(void) {
    int n;
    unsigned bytes[2000];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%x", &bytes[i]);

    int i = 0;
    while (i < n) {
        /* your code here: decode the character that begins at place i */
        printf("U+%04X\n", bytes[i]);
        i++;
    }
    return 0;
}
