#include <stdio.h>
#include <string.h>

static char name[1100][12];
static int mother[1100], known;

static int person(const char *wanted) {
    for (int i = 0; i < known; i++) {
        if (strcmp(name[i], wanted) == 0) return i;
    }
    strcpy(name[known], wanted);
    mother[known] = -1;
    return known++;
}

int main(void) {
    int n, q;
    char a[12], b[12];
    scanf("%d %d", &n, &q);
    while (n-- > 0) {
        scanf("%11s %11s", a, b);
        int child = person(a);
        mother[child] = person(b);
    }
    while (q-- > 0) {
        scanf("%11s %11s", a, b);
        int found = 0, up_a = 0;
        for (int x = person(a); x >= 0 && !found; x = mother[x], up_a++) {
            int up_b = 0;
            for (int y = person(b); y >= 0; y = mother[y], up_b++) {
                if (x != y) continue;
                printf("%s %d %d\n", name[x], up_a, up_b);
                found = 1;
            }
        }
        if (!found) printf("not related\n");
    }
    return 0;
}
