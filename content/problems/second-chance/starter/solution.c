#include <stdio.h>

int main(void) {
    int f, n, page[100] = {0}, faults = 0; /* 0 stands for an empty frame */
    scanf("%d %d", &f, &n);
    while (n-- > 0) {
        int wanted;
        scanf("%d", &wanted);
        /* your code here */
    }
    printf("%d\n", faults);
    for (int i = 0; i < f; i++) {
        if (page[i]) printf("%d", page[i]);
        else printf("-");
        printf(i + 1 < f ? " " : "\n");
    }
    return 0;
}
