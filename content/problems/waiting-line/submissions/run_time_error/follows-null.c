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
        if (kind == 'L') {
            struct node *before = NULL, *p = head;
            while (p->number != x) {
                before = p;
                p = p->next;
            }
            if (before == NULL) head = p->next;
            else before->next = p->next;
            continue;
        }
        struct node *new_node = malloc(sizeof *new_node);
        if (new_node == NULL) return 1;
        new_node->number = x;
        new_node->next = NULL;
        if (kind == 'F' || head == NULL) {
            new_node->next = head;
            head = new_node;
        } else {
            struct node *p = head;
            while (p->next != NULL) p = p->next;
            p->next = new_node;
        }
    }
    if (head == NULL) printf("empty");
    for (struct node *p = head; p != NULL; p = p->next) printf("%d ", p->number);
    printf("\n");
    return 0;
}
