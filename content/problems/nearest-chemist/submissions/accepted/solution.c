#include <stdio.h>
#include <string.h>

static int open[200000]; /* the open chemists in order */
static int count = 0;

/* The first place in the array that is not below x. */
static int place_of(int x) {
    int low = 0, high = count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (open[middle] < x) low = middle + 1;
        else high = middle;
    }
    return low;
}

int main(void) {
    int n, x;
    char event;
    scanf("%d", &n);
    while (n-- > 0) {
        scanf(" %c %d", &event, &x);
        int place = place_of(x);
        if (event == '+') {
            memmove(open + place + 1, open + place, (count - place) * sizeof open[0]);
            open[place] = x;
            count++;
        } else if (event == '-') {
            count--;
            memmove(open + place, open + place + 1, (count - place) * sizeof open[0]);
        } else if (count == 0) {
            puts("NONE");
        } else if (place == count || (place > 0 && x - open[place - 1] <= open[place] - x)) {
            printf("%d\n", open[place - 1]);
        } else {
            printf("%d\n", open[place]);
        }
    }
    return 0;
}
