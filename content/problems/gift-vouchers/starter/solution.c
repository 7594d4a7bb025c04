#include <stdio.h>

int main(void) {
    int n, s;
    scanf("%d %d", &n, &s);
    static int value[20000];
    for (int i = 0; i < n; i++) scanf("%d", &value[i]);

    /* Your code here: count the pairs whose values add up to s. */
    return 0;
}
