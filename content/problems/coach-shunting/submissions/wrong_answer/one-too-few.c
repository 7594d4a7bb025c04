#include <stdio.h>
#include <stdlib.h>

struct coach {
    int number;
    struct coach *next;
};

struct coach *new_coach(int number, struct coach *next) {
    struct coach *c = malloc(sizeof(struct coach));
    if (c == NULL) exit(1);
    c->number = number;
    c->next = next;
    return c;
}

struct coach *last_of(struct coach *head) {
    while (head->next != NULL) head = head->next;
    return head;
}

struct coach *attach(struct coach *head, int number) {
    struct coach *c = new_coach(number, NULL);
    if (head == NULL) return c;
    last_of(head)->next = c;
    return head;
}

struct coach *move(struct coach *head, int k) {
    // Find coach number k
    struct coach *p = head;
    for (int i = 2; i < k && p != NULL; i++) p = p->next;
    if (p == NULL || p->next == NULL) return head;
    // Join, go on, cut
    last_of(p)->next = head;
    head = p->next;
    p->next = NULL;
    return head;
}

struct coach *turn(struct coach *head) {
    struct coach *turned = NULL;
    while (head != NULL) {
        struct coach *rest = head->next;
        head->next = turned;
        turned = head;
        head = rest;
    }
    return turned;
}

int main(void) {
    int n, count = 0;
    scanf("%d", &n);
    struct coach *train = NULL;
    while (n-- > 0) {
        char order;
        int value;
        scanf(" %c", &order);
        if (order != 'T') scanf("%d", &value);
        if (order == 'A') train = attach(train, value);
        else if (order == 'F') train = new_coach(value, train);
        else if (order == 'M') train = move(train, value);
        else train = turn(train);
        if (order == 'A' || order == 'F') count++;
    }
    printf("%d\n", count);
    if (train == NULL) printf("-");
    while (train != NULL) {
        struct coach *rest = train->next;
        printf("%d", train->number);
        if (rest != NULL) printf(" ");
        free(train);
        train = rest;
    }
    printf("\n");
    return 0;
}
