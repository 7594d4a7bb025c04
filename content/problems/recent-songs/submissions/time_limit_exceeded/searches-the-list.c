#include <stdio.h>
#include <string.h>

static int recent[200001];

int main(void) {
    int n, k, length = 0, hits = 0, song;
    scanf("%d %d", &n, &k);
    while (n-- > 0) {
        scanf("%d", &song);
        int place = 0;
        while (place < length && recent[place] != song) place++;
        if (place < length) hits++;
        else if (length < k) length++;
        else place--;
        memmove(recent + 1, recent, place * sizeof recent[0]);
        recent[0] = song;
    }
    printf("%d\n", hits);
    for (int i = 0; i < length; i++) printf("%d ", recent[i]);
    printf("\n");
    return 0;
}
