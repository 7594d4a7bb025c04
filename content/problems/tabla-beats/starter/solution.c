#include <stdio.h>

static char text[5002]; /* the composition */

/* The beat at place k, or '-'. */
static char beat_at(long long k) {
    return '-'; /* Your code here. */
}

int main(void) {
    int q;
    long long k;
    scanf("%5001s %d", text, &q);
    while (q-- > 0) {
        scanf("%lld", &k);
        putchar(beat_at(k));
    }
    putchar('\n');
    return 0;
}
