#include <stdio.h>
#include <string.h>

int main(void) {
    int n, m, unseen = 0;
    int slate[101], *child[101];
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= n; i++) {
        scanf("%d", &slate[i]);
        child[i] = &slate[i];
    }
    while (m-- > 0) {
        char command[6];
        int a, b;
        scanf("%5s %d", command, &a);
        if (strcmp(command, "show") == 0) {
            printf("%d\n", *child[a]);
            continue;
        }
        scanf("%d", &b);
        if (strcmp(command, "point") == 0) child[a] = child[b];
        else if (strcmp(command, "copy") == 0) *child[a] = *child[b];
        else *child[a] = b;
    }
    for (int s = 1; s <= n; s++) {
        int pointing = 0;
        for (int i = 1; i <= n; i++) {
            if (child[i] == &slate[s]) pointing++;
        }
        if (pointing == 0) unseen++;
    }
    printf("unseen %d\n", unseen);
    return 0;
}
