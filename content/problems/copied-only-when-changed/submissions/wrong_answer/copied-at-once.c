#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pages {
    int albums; /* how many albums have these pages */
    int size;
    int number[];
};

static int kept = 0, copied = 0;

static struct pages *new_pages(int size) {
    struct pages *pages = calloc(1, sizeof(struct pages) + size * sizeof(int));
    pages->albums = 1;
    pages->size = size;
    kept += size;
    return pages;
}

static void let_go(struct pages *pages) {
    if (pages == NULL || --pages->albums > 0) return;
    kept -= pages->size;
    free(pages);
}

static struct pages *own(struct pages *pages) {
    if (pages->albums == 1) return pages;
    struct pages *mine = new_pages(pages->size);
    memcpy(mine->number, pages->number, pages->size * sizeof(int));
    copied += pages->size;
    let_go(pages);
    return mine;
}

int main(void) {
    struct pages *album[26] = {NULL};
    int n, i, v;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[5], name, from;
        scanf("%4s %c", command, &name);
        struct pages **a = &album[name - 'a'];
        if (strcmp(command, "new") == 0) {
            scanf("%d", &i);
            let_go(*a);
            *a = new_pages(i);
        } else if (strcmp(command, "copy") == 0) {
            scanf(" %c", &from);
            let_go(*a);
            *a = album[from - 'a'];
            (*a)->albums++;
            *a = own(*a);
        } else if (strcmp(command, "set") == 0) {
            scanf("%d %d", &i, &v);
            *a = own(*a);
            (*a)->number[i - 1] = v;
        } else if (strcmp(command, "get") == 0) {
            scanf("%d", &i);
            printf("%d\n", (*a)->number[i - 1]);
        } else {
            let_go(*a);
            *a = NULL;
        }
    }
    printf("copied %d\nkept %d\n", copied, kept);
    return 0;
}
