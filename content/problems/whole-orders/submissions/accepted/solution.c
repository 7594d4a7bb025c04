#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct item {
    char name[12];
    long long stock, taken; /* taken by the order that is looked at */
};

static struct item items[10000];
static int count = 0;

static struct item *find(const char *name) {
    for (int i = 0; i < count; i++) {
        if (strcmp(items[i].name, name) == 0) return &items[i];
    }
    return NULL;
}

static void deliver(int k) {
    while (k-- > 0) {
        char name[12];
        int amount;
        scanf("%11s %d", name, &amount);
        struct item *it = find(name);
        if (it == NULL) {
            it = &items[count++];
            strcpy(it->name, name);
        }
        it->stock += amount;
    }
}

static void order(int k) {
    char fault[12] = "";
    const char *why = NULL;
    while (k-- > 0) {
        char name[12];
        int amount;
        scanf("%11s %d", name, &amount);
        if (why != NULL) continue;
        struct item *it = find(name);
        if (it == NULL) why = "unknown";
        else if (it->stock - it->taken < amount) why = "short";
        else it->taken += amount;
        strcpy(fault, name);
    }
    for (int i = 0; i < count; i++) {
        if (why == NULL) items[i].stock -= items[i].taken;
        items[i].taken = 0;
    }
    if (why == NULL) printf("done\n");
    else printf("%s %s\n", why, fault);
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const struct item *)a)->name, ((const struct item *)b)->name);
}

int main(void) {
    int n, k;
    scanf("%d", &n);
    while (n-- > 0) {
        char kind[10];
        scanf("%9s %d", kind, &k);
        if (strcmp(kind, "order") == 0) order(k);
        else deliver(k);
    }
    qsort(items, count, sizeof items[0], by_name);
    for (int i = 0; i < count; i++) printf("%s %lld\n", items[i].name, items[i].stock);
    return 0;
}
