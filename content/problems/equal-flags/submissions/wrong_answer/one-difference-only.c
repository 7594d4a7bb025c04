#include <stdio.h>
#include <string.h>

#define SIZE 524288

/* A hash table with linear probing: the key of each entry and its first place plus 1, or 0. */
static long long key[SIZE];
static int first[SIZE];
static char flags[200001];

/* The first place at which the key occurred; place, if it is new. */
static int first_place(long long wanted, int place) {
    unsigned long long at = (unsigned long long)wanted * 11400714819323198485ull >> 45;
    while (first[at] != 0 && key[at] != wanted) at = (at + 1) % SIZE;
    if (first[at] == 0) {
        key[at] = wanted;
        first[at] = place + 1;
    }
    return first[at] - 1;
}

int main(void) {
    scanf("%200000s", flags);
    int n = strlen(flags), longest = 0, begin = 0;
    long long white = 0, green = 0;
    first_place(0, 0);
    for (int place = 1; place <= n; place++) {
        char flag = flags[place - 1];
        if (flag != 'G') white += flag == 'O' ? 1 : -1;
        if (flag != 'W') green += flag == 'O' ? 1 : -1;
        int from = first_place(white, place);
        if (place - from > longest) {
            longest = place - from;
            begin = from + 1;
        }
    }
    printf("%d %d\n", longest, begin);
    return 0;
}
