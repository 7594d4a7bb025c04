#include <stdio.h>
#include <string.h>

struct entry {
    char person[12], tiffin[12];
};

struct queue {
    struct entry entries[2001];
    int begin, end;
};

static struct queue counter, cooks, carriers; /* what is on the counter, and who waits */

static void push(struct queue *queue, const char *person, const char *tiffin) {
    struct entry *entry = &queue->entries[queue->end++];
    strcpy(entry->person, person);
    strcpy(entry->tiffin, tiffin);
}

static struct entry *pop(struct queue *queue) {
    return &queue->entries[queue->begin++];
}

static int size(const struct queue *queue) {
    return queue->end - queue->begin;
}

static int holds(const struct queue *queue, const char *person) {
    for (int i = queue->begin; i < queue->end; i++) {
        if (strcmp(queue->entries[i].person, person) == 0) return 1;
    }
    return 0;
}

static void put(const char *cook, const char *tiffin) {
    printf("%s puts %s\n", cook, tiffin);
    push(&counter, cook, tiffin);
}

static void take(const char *carrier) {
    printf("%s takes %s\n", carrier, pop(&counter)->tiffin);
}

int main(void) {
    int b, n;
    scanf("%d %d", &b, &n);
    while (n-- > 0) {
        char kind[8], person[12], tiffin[12] = "";
        scanf("%7s %11s", kind, person);
        int is_cook = strcmp(kind, "cook") == 0;
        if (is_cook) scanf("%11s", tiffin);
        if (holds(&cooks, person) || holds(&carriers, person)) {
            printf("%s is waiting\n", person);
        } else if (is_cook && size(&counter) <= b) {
            put(person, tiffin);
            if (size(&carriers) > 0) take(pop(&carriers)->person);
        } else if (!is_cook && size(&counter) > 0) {
            take(person);
            if (size(&cooks) > 0) {
                struct entry *cook = pop(&cooks);
                put(cook->person, cook->tiffin);
            }
        } else {
            printf("%s waits\n", person);
            push(is_cook ? &cooks : &carriers, person, tiffin);
        }
    }
    printf("counter");
    for (int i = counter.begin; i < counter.end; i++) printf(" %s", counter.entries[i].tiffin);
    printf(size(&counter) == 0 ? " empty\nwaiting" : "\nwaiting");
    for (int i = cooks.begin; i < cooks.end; i++) printf(" %s", cooks.entries[i].person);
    for (int i = carriers.begin; i < carriers.end; i++) printf(" %s", carriers.entries[i].person);
    printf(size(&cooks) + size(&carriers) == 0 ? " nobody\n" : "\n");
    return 0;
}
