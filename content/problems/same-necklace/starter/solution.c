#include <stdio.h>

int main(void) {
    char first[501];
    scanf("%500s", first);
    char second[501];
    scanf("%500s", second);

    /* Your code here: find the start at which the first note reads as the second. */
    return 0;
}
