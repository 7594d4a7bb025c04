#include <stdio.h>
#include <stdlib.h>

struct file {
    int number;
    struct file *next;
};

static struct file *new_file(int number) {
    struct file *file = malloc(sizeof(struct file));
    file->number = number;
    file->next = NULL;
    return file;
}

int main(void) {
    int n, m, number;
    struct file *top = NULL, **at = &top;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < n; i++) {
        scanf("%d", &number);
        *at = new_file(number);
        at = &(*at)->next;
    }
    while (m-- > 0) {
        int above = 0;
        scanf("%d", &number);
        for (at = &top; *at != NULL && (*at)->number != number; at = &(*at)->next) above++;
        struct file *found = *at;
        if (found == NULL) {
            printf("new\n");
            found = new_file(number);
        } else {
            printf("%d\n", above);
            found->number = top->number;
            top->number = number;
            continue;
        }
        found->next = top;
        top = found;
    }
    for (struct file *file = top; file != NULL; file = file->next) printf("%d ", file->number);
    printf("\n");
    return 0;
}
