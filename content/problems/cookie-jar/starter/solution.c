#include <stdio.h>
#include <string.h>

int main(void) {
    int q;
    scanf("%d", &q);
    for (int i = 0; i < q; i++) {
        char kind[4], path[64];
        int t;
        scanf("%3s %d", kind, &t);
        if (strcmp(kind, "SET") == 0) {
            char name[12], value[12], age[12];
            scanf("%11s %11s %63s %11s", name, value, path, age);

            /* Your code here: put the cookie into the jar. */
        } else {
            scanf("%63s", path);

            /* Your code here: print the cookies that fit. */
            printf("none\n");
        }
    }
    return 0;
}
