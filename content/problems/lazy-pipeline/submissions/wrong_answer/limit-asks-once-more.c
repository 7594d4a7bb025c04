#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct stage {
    char kind[10];
    long long k;
    int came;             /* elements that came to it */
    long long kept[2000]; /* for distinct and sorted */
    int count, given;
};

static struct stage stages[21];
static long long source[2000];
static int n, taken = 0;

static int compare(const void *a, const void *b) {
    long long x = *(const long long *)a, y = *(const long long *)b;
    return (x > y) - (x < y);
}

static int next(int i, long long *x);

/* Asks the stage before stage i, or the source. Answers 0 if there are no more. */
static int ask(int i, long long *x) {
    if (i == 0) {
        if (taken == n) return 0;
        *x = source[taken++];
    } else if (!next(i - 1, x)) {
        return 0;
    }
    stages[i].came++;
    return 1;
}

static int is_new(struct stage *s, long long x) {
    for (int j = 0; j < s->count; j++) {
        if (s->kept[j] == x) return 0;
    }
    s->kept[s->count++] = x;
    return 1;
}

static int passes(struct stage *s, long long x) {
    if (strcmp(s->kind, "even") == 0) return x % 2 == 0;
    if (strcmp(s->kind, "odd") == 0) return x % 2 != 0;
    if (strcmp(s->kind, "above") == 0) return x > s->k;
    if (strcmp(s->kind, "below") == 0) return x < s->k;
    if (strcmp(s->kind, "distinct") == 0) return is_new(s, x);
    return 1;
}

/* The next element that leaves stage i. */
static int next(int i, long long *x) {
    struct stage *s = &stages[i];
    if (strcmp(s->kind, "sorted") == 0) {
        if (s->given == 0) {
            while (ask(i, x)) s->kept[s->count++] = *x;
            qsort(s->kept, s->count, sizeof s->kept[0], compare);
        }
        if (s->given == s->count) return 0;
        *x = s->kept[s->given++];
        return 1;
    }
    if (strcmp(s->kind, "limit") == 0 && s->given++ >= s->k) {
        ask(i, x);
        return 0;
    }
    if (strcmp(s->kind, "skip") == 0) {
        while (s->given < s->k && ask(i, x)) s->given++;
    }
    while (ask(i, x)) {
        if (!passes(s, *x)) continue;
        if (strcmp(s->kind, "add") == 0) *x += s->k;
        if (strcmp(s->kind, "times") == 0) *x *= s->k;
        return 1;
    }
    return 0;
}

int main(void) {
    int count;
    scanf("%d %d", &n, &count);
    for (int i = 0; i < n; i++) scanf("%lld", &source[i]);
    for (int i = 0; i < count; i++) {
        scanf("%9s", stages[i].kind);
        scanf("%lld", &stages[i].k); /* reads nothing if the stage has no number */
    }
    const char *end = stages[count - 1].kind;
    long long x, sum = 0;
    static long long list[2000];
    int length = 0;
    while (ask(count - 1, &x)) {
        list[length++] = x;
        sum += x;
        if (strcmp(end, "first") == 0) break;
    }
    for (int i = 0; i < count; i++) printf(i + 1 < count ? "%d " : "%d\n", stages[i].came);
    if (strcmp(end, "count") == 0) printf("%d\n", length);
    else if (strcmp(end, "sum") == 0) printf("%lld\n", sum);
    else if (length == 0) printf("none\n");
    else for (int i = 0; i < length; i++) printf(i + 1 < length ? "%lld " : "%lld\n", list[i]);
    return 0;
}
