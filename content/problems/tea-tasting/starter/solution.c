#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    static int tins[200000];
    for (int i = 0; i < n; i++) scanf("%d", &tins[i]);

    /* Your code here: print the number of kinds, the length of the shortest stretch and its beginning. */
    return 0;
}
