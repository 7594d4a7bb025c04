#include <stdio.h>
#include <string.h>

struct pet {
    char name[12];
    int food, nights; /* grams for one night; nights so far */
};

static struct pet pets[1000];
static int count;

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        char what[8], name[12], kind[8];
        int weight;
        scanf("%7s", what);
        if (what[0] == 'N') {
            /* your code here: NIGHT */
        } else if (what[0] == 'C') {
            scanf("%11s %7s %d", name, kind, &weight);
            /* your code here: COME */
        } else {
            scanf("%11s", name);
            /* your code here: GO */
        }
    }
    return 0;
}
