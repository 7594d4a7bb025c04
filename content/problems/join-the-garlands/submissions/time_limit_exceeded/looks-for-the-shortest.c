#include <stdio.h>

static long long garlands[100000];
static int count;

static long long take_shortest(void) {
    int place = 0;
    for (int i = 1; i < count; i++) {
        if (garlands[i] < garlands[place]) place = i;
    }
    long long shortest = garlands[place];
    garlands[place] = garlands[--count];
    return shortest;
}

int main(void) {
    long long thread = 0, joined = 0, in_order = 0;
    scanf("%d", &count);
    for (int i = 0; i < count; i++) {
        scanf("%lld", &garlands[i]);
        joined += garlands[i];
        if (i > 0) in_order += joined;
    }
    while (count > 1) {
        long long made = take_shortest();
        made += take_shortest();
        thread += made;
        garlands[count++] = made;
    }
    printf("%lld\n%lld\n", thread, in_order - thread);
    return 0;
}
