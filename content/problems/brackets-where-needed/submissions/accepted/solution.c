#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    char sign; /* '#' for a number */
    int number;
    struct node *left, *right;
};

static struct node *read_node(void) {
    struct node *n = malloc(sizeof *n);
    char word[4];
    scanf("%3s", word);
    if (strchr("+-*", word[0]) == NULL) {
        n->sign = '#';
        n->number = atoi(word);
        n->left = n->right = NULL;
    } else {
        n->sign = word[0];
        n->left = read_node();
        n->right = read_node();
    }
    return n;
}

static int value(const struct node *n) {
    if (n->sign == '#') return n->number;
    int a = value(n->left), b = value(n->right);
    return n->sign == '+' ? a + b : n->sign == '-' ? a - b : a * b;
}

static int is_loose(const struct node *n) {
    return n->sign == '+' || n->sign == '-';
}

static void print_node(const struct node *n, int brackets) {
    if (n->sign == '#') {
        printf("%d", n->number);
        return;
    }
    if (brackets) printf("(");
    print_node(n->left, n->sign == '*' && is_loose(n->left));
    printf(" %c ", n->sign);
    print_node(n->right, n->sign != '+' && is_loose(n->right));
    if (brackets) printf(")");
}

static void free_node(struct node *n) {
    if (n == NULL) return;
    free_node(n->left);
    free_node(n->right);
    free(n);
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        struct node *exercise = read_node();
        print_node(exercise, 0);
        printf(" = %d\n", value(exercise));
        free_node(exercise);
    }
    return 0;
}
