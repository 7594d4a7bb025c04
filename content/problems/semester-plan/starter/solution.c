#include <stdio.h>

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < m; i++) {
        int a, b;
        scanf("%d %d", &a, &b);
        /* Your code here: note that course b builds on course a. */
    }

    /* Your code here: print the semesters, or impossible. */
    return 0;
}
