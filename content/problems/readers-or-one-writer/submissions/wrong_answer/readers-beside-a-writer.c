#include <stdio.h>

int main(void) {
    int n, readers = 0, writers = 0, most = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        char word[3];
        int allowed;
        scanf("%2s", word);
        if (word[1] == '-') allowed = word[0] == 'R' ? readers > 0 : writers > 0;
        else allowed = word[0] == 'R' || (writers == 0 && readers == 0);
        if (!allowed) {
            printf("wrong %d\n", i);
            return 0;
        }
        int change = word[1] == '+' ? 1 : -1;
        if (word[0] == 'R') readers += change;
        else writers += change;
        if (readers > most) most = readers;
    }
    printf("right %d %d\n", most, readers + writers);
    return 0;
}
