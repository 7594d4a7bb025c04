#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    static int sheets[50000];
    for (int i = 0; i < n - 1; i++) scanf("%d", &sheets[i]);

    /* Your code here: print the roll number that is not among the sheets. */
    return 0;
}
