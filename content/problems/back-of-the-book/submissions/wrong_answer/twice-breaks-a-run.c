#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct slip {
    char term[20];
    int page;
};

static struct slip slips[20000];

static int compare(const void *a, const void *b) {
    const struct slip *x = a, *y = b;
    int order = strcmp(x->term, y->term);
    return order != 0 ? order : x->page - y->page;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %19s", &slips[i].page, slips[i].term);
    qsort(slips, n, sizeof slips[0], compare);
    for (int i = 0; i < n;) {
        int new_term = i == 0 || strcmp(slips[i].term, slips[i - 1].term) != 0;
        if (new_term) printf(i == 0 ? "%s " : "\n%s ", slips[i].term);
        else printf(", ");
        int last = i; /* the end of the run that begins here */
        while (last + 1 < n && strcmp(slips[last + 1].term, slips[i].term) == 0 &&
               slips[last + 1].page == slips[last].page + 1) last++;
        printf("%d", slips[i].page);
        if (slips[last].page > slips[i].page) printf("-%d", slips[last].page);
        i = last + 1;
    }
    printf("\n");
    return 0;
}
