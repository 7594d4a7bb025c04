#include <stdio.h>

int main(void) {
    int n, end;
    scanf("%d %d", &n, &end);
    for (int i = 0; i < n; i++) {
        int now, change;
        char name[10];
        scanf("%d %9s %d", &now, name, &change);
        /* Your code here: credit the leader so far with the time, then change the points. */
    }
    /* Your code here: the time up to the end, and the list of the leaders. */
    return 0;
}
