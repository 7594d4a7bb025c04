#include <stdio.h>
#include <string.h>

static char ticket[12], text[24], first[24];
static long long target;
static int n, ways;

static void fill(int place, int length, long long sum, long long last) {
    if (place == n) {
        if (sum + last == target && ways++ == 0) {
            memcpy(first, text, length);
            first[length] = '\0';
        }
        return;
    }
    int digit = ticket[place] - '0';
    text[length + 1] = ticket[place];
    text[length] = '+';
    fill(place + 1, length + 2, sum + last, digit);
    text[length + 1] = ticket[place];
    text[length] = '-';
    fill(place + 1, length + 2, sum + last, -digit);
}

int main(void) {
    scanf("%11s %lld", ticket, &target);
    n = strlen(ticket);
    text[0] = ticket[0];
    fill(1, 1, 0, ticket[0] - '0');
    printf("%d\n", ways);
    if (ways > 0) puts(first);
    return 0;
}
