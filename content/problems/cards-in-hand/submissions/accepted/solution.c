#include <stdio.h>

int main(void) {
    int hand[1000], n, sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int card, place = i;
        scanf("%d", &card);
        while (place > 0 && hand[place - 1] > card) {
            hand[place] = hand[place - 1];
            place--;
        }
        hand[place] = card;
        printf("%d ", i - place);
        sum += i - place;
    }
    printf("\n%d\n", sum);
    for (int i = 0; i < n; i++) printf("%d ", hand[i]);
    printf("\n");
    return 0;
}
