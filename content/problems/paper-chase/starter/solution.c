#include <stdio.h>

int main(void) {
    int n, s;
    scanf("%d %d", &n, &s);
    static int note[40000];
    for (int i = 0; i < n; i++) scanf("%d", &note[i]);

    /* Your code here: follow the notes from place s, and print the places seen and the size of the circle. */
    return 0;
}
