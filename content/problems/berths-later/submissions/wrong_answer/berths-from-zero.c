#include <stdio.h>

int main(void) {
    char coach;
    int berth, k;
    scanf(" %c %d %d", &coach, &berth, &k);
    int place = ((coach - 'A') * 72 + berth + k) % (26 * 72);
    printf("%c %d\n", 'A' + place / 72, place % 72);
    return 0;
}
