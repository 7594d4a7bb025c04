#include <stdio.h>
#include <string.h>

/* All who have or want a book, in the order in which they asked. The first for a book has it. */
static struct {
    char member[12], book[12];
} asked[1000];
static int count;

static void take_out(int at) {
    for (int i = at; i + 1 < count; i++) asked[i] = asked[i + 1];
    count--;
}

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        char what[8], member[12], book[12];
        scanf("%7s %11s %11s", what, member, book);
        int place = 0, at = -1, next = -1; /* the member's place and index; who comes second */
        for (int i = 0; i < count && at < 0; i++) {
            if (strcmp(asked[i].book, book) != 0) continue;
            if (strcmp(asked[i].member, member) == 0) at = i;
            else place++;
        }
        if (what[0] == 'B') {
            if (at < 0) {
                strcpy(asked[count].member, member);
                strcpy(asked[count].book, book);
                count++;
            }
            if (place == 0) puts("yours");
            else printf("place %d\n", place);
        } else if (what[0] == 'R') {
            if (at < 0 || place > 0) {
                puts("not yours");
                continue;
            }
            take_out(at);
            for (int i = 0; i < count && next < 0; i++) {
                if (strcmp(asked[i].book, book) == 0) next = i;
            }
            if (next < 0) puts("shelf");
            else printf("to %s\n", asked[next].member);
        } else if (at < 0 || place == 0) {
            puts("not waiting");
        } else {
            take_out(at);
            puts("left");
        }
    }
    return 0;
}
