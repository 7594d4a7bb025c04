#include <stdio.h>
#include <string.h>

/* All who have or want a book, in the order in which they asked. */
static struct {
    char member[12], book[12];
} asked[1000];
static int count;

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        char what[8], member[12], book[12];
        scanf("%7s %11s %11s", what, member, book);
        if (what[0] == 'B') {
            /* your code here */
        } else if (what[0] == 'R') {
            /* your code here */
        } else {
            /* your code here */
        }
    }
    return 0;
}
