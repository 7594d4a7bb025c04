#include <stdio.h>

struct box {
    int a, b, c; /* the sides, in rising order */
};

static void exchange_if_larger(int *x, int *y) {
    if (*x > *y) {
        int t = *x;
        *x = *y;
        *y = t;
    }
}

static struct box read_box(void) {
    struct box box;
    scanf("%d %d %d", &box.a, &box.b, &box.c);
    exchange_if_larger(&box.a, &box.b);
    exchange_if_larger(&box.b, &box.c);
    exchange_if_larger(&box.a, &box.b);
    return box;
}

static int fits(struct box gift, struct box box) {
    return gift.a <= box.a && gift.b <= box.b && gift.c <= box.c;
}

static int volume(struct box box) {
    return box.a * box.b * box.c;
}

int main(void) {
    int n, best = 0;
    struct box gift = read_box(), smallest = gift;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        struct box box = read_box();
        if (fits(gift, box) && (best == 0 || volume(box) < volume(smallest))) {
            best = i;
            smallest = box;
        }
    }
    if (best == 0) printf("none\n");
    else printf("%d\n", best);
    return 0;
}
