#include <stdio.h>
#include <stdlib.h>

struct node {
    int number;
    struct node *next;
};

int main(void) {
    int n;
    scanf("%d", &n);
    struct node *head = NULL;
    for (int i = 0; i < n; i++) {
        char kind;
        int x;
        scanf(" %c %d", &kind, &x);
        // The place before which the event happens
        struct node *before = NULL, *p = head;
        while (p != NULL && kind != 'F' && !(kind == 'L' && p->number == x)) {
            before = p;
            p = p->next;
        }
        if (kind == 'L') {
            if (p == NULL) continue;
            if (before == NULL) head = p->next;
            else before->next = p->next;
            free(p);
        } else {
            struct node *new_node = malloc(sizeof *new_node);
            if (new_node == NULL) return 1;
            new_node->number = x;
            new_node->next = p;
            if (before == NULL) head = new_node;
            else before->next = new_node;
        }
    }
    if (head == NULL) printf("empty");
    for (struct node *p = head; p != NULL; p = p->next) {
        printf("%d", p->number);
        if (p->next != NULL) printf(" ");
    }
    printf("\n");
    while (head != NULL) {
        struct node *after = head->next;
        free(head);
        head = after;
    }
    return 0;
}
