#include <stdio.h>
#include <string.h>

enum kind { PERCENT, FLAT, ABOVE, THEN, BEST };

struct offer {
    enum kind kind;
    long long number;
    int first, second;
};

static struct offer offers[301];

static long long apply(int offer, long long price) {
    const struct offer *o = &offers[offer];
    long long one, other;
    switch (o->kind) {
        case PERCENT:
            return price - price * o->number / 100;
        case FLAT:
            return price > o->number ? price - o->number : 0;
        case ABOVE:
            return price > o->number ? apply(o->first, price) : price;
        case THEN:
            return apply(o->second, apply(o->first, price));
        default:
            one = apply(o->first, price);
            other = apply(o->second, price);
            return one < other ? one : other;
    }
}

int main(void) {
    int n, count = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        char word[8];
        scanf("%7s", word);
        if (strcmp(word, "price") == 0) {
            int offer;
            long long price;
            scanf("%d %lld", &offer, &price);
            printf("%lld\n", apply(offer, price));
            continue;
        }
        struct offer *o = &offers[++count];
        if (strcmp(word, "percent") == 0) {
            o->kind = PERCENT;
            scanf("%lld", &o->number);
        } else if (strcmp(word, "flat") == 0) {
            o->kind = FLAT;
            scanf("%lld", &o->number);
        } else if (strcmp(word, "above") == 0) {
            o->kind = ABOVE;
            scanf("%lld %d", &o->number, &o->first);
        } else {
            o->kind = strcmp(word, "then") == 0 ? THEN : BEST;
            scanf("%d %d", &o->first, &o->second);
        }
    }
    return 0;
}
