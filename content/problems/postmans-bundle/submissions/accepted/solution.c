#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct letter {
    int house;
    struct letter *next;
};

/* The pointer that leads to the first letter whose house is not smaller. */
static struct letter **place(struct letter **first, int house) {
    struct letter **at = first;
    while (*at != NULL && (*at)->house < house) at = &(*at)->next;
    return at;
}

static void add(struct letter **first, int house) {
    struct letter **at = place(first, house);
    struct letter *letter = malloc(sizeof(struct letter));
    letter->house = house;
    letter->next = *at;
    *at = letter;
}

static int give(struct letter **first, int house) {
    struct letter **at = place(first, house);
    int count = 0;
    while (*at != NULL && (*at)->house == house) {
        struct letter *letter = *at;
        *at = letter->next;
        free(letter);
        count++;
    }
    return count;
}

static void show(const struct letter *first) {
    if (first == NULL) printf("none");
    for (const struct letter *l = first; l != NULL; l = l->next) printf("%d ", l->house);
    printf("\n");
}

int main(void) {
    struct letter *first = NULL;
    int n, house;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[5];
        scanf("%4s", command);
        if (strcmp(command, "show") == 0) {
            show(first);
            continue;
        }
        scanf("%d", &house);
        if (strcmp(command, "add") == 0) add(&first, house);
        else printf("%d\n", give(&first, house));
    }
    return 0;
}
