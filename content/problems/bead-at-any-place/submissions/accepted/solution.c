#include <stdio.h>
#include <string.h>

static char beads[1001];
static int n;

static char *bead(int i) {
    return &beads[(i % n + n) % n];
}

int main(void) {
    int m;
    scanf("%1000s %d", beads, &m);
    n = strlen(beads);
    while (m-- > 0) {
        char command[5], colour;
        int i, j;
        scanf("%4s %d", command, &i);
        if (strcmp(command, "get") == 0) {
            printf("%c\n", *bead(i));
        } else if (strcmp(command, "set") == 0) {
            scanf(" %c", &colour);
            *bead(i) = colour;
        } else {
            scanf("%d", &j);
            colour = *bead(i);
            *bead(i) = *bead(j);
            *bead(j) = colour;
        }
    }
    printf("%s\n", beads);
    return 0;
}
