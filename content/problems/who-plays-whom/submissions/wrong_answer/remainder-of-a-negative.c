#include <stdio.h>

/* The ring has all slips but the first one. */
static long long place_of(long long slip, long long round, long long ring) {
    if (slip == 1) return 1;
    return 2 + (slip - 2 + round - 1) % ring;
}

static long long slip_at(long long place, long long round, long long ring) {
    if (place == 1) return 1;
    return 2 + (place - 2 - (round - 1)) % ring;
}

int main(void) {
    long long n, q, team, round;
    scanf("%lld %lld", &n, &q);
    long long slips = n + n % 2;
    while (q-- > 0) {
        scanf("%lld %lld", &team, &round);
        long long place = place_of(team, round, slips - 1);
        long long other = slip_at(slips + 1 - place, round, slips - 1);
        if (other > n) printf("rest\n");
        else printf("%lld\n", other);
    }
    return 0;
}
