#include <stdio.h>

struct version {
    int part[4];
};

/* Missing parts are 0. */
static struct version version_of(const char *text) {
    struct version v = {{0}};
    sscanf(text, "%d.%d.%d.%d", &v.part[0], &v.part[1], &v.part[2], &v.part[3]);
    return v;
}

/* Below 0 if a is older than b, 0 if they are the same, above 0 if a is newer. */
static int compare(struct version a, struct version b) {
    for (int i = 0; i < 4; i++) {
        if (a.part[i] < b.part[i]) return -1;
    }
    return 0;
}

int main(void) {
    int n, updates = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        char name[16], phone[20], store[20];
        scanf("%15s %19s %19s", name, phone, store);
        int order = compare(version_of(phone), version_of(store));
        if (order < 0) updates++;
        printf("%s %s\n", name, order < 0 ? "update" : order == 0 ? "same" : "ahead");
    }
    printf("%d\n", updates);
    return 0;
}
