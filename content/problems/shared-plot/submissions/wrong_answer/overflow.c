#include <stdio.h>

struct field {
    long long x1, y1, x2, y2;
};

static struct field shared(struct field a, struct field b) {
    if (b.x1 > a.x1) a.x1 = b.x1;
    if (b.y1 > a.y1) a.y1 = b.y1;
    if (b.x2 < a.x2) a.x2 = b.x2;
    if (b.y2 < a.y2) a.y2 = b.y2;
    return a;
}

static struct field read_field(void) {
    struct field f;
    scanf("%lld %lld %lld %lld", &f.x1, &f.y1, &f.x2, &f.y2);
    return f;
}

int main(void) {
    int n;
    scanf("%d", &n);
    struct field all = read_field();
    for (int i = 1; i < n; i++) all = shared(all, read_field());
    if (all.x1 >= all.x2 || all.y1 >= all.y2) {
        printf("no quarrel\n");
    } else {
        printf("%lld %lld %lld %lld ", all.x1, all.y1, all.x2, all.y2);
        printf("%d\n", (int)(all.x2 - all.x1) * (int)(all.y2 - all.y1));
    }
    return 0;
}
