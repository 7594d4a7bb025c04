#include <stdio.h>
#include <string.h>

struct number {
    int length;
    int digits[601]; /* the ones first */
};

static void read_number(struct number *a) {
    char text[302];
    scanf("%301s", text);
    a->length = (int)strlen(text);
    for (int i = 0; i < a->length; i++) a->digits[i] = text[a->length - 1 - i] - '0';
}

static void print(const struct number *a) {
    for (int i = a->length - 1; i >= 0; i--) printf("%d", a->digits[i]);
    printf("\n");
}

static int digit(const struct number *a, int place) {
    return place < a->length ? a->digits[place] : 0;
}

static void drop_zeros(struct number *a) {
    while (a->length > 1 && a->digits[a->length - 1] == 0) a->length--;
}

/* Negative, 0 or positive, as strcmp does. */
static int compare(const struct number *a, const struct number *b) {
    if (a->length != b->length) return a->length - b->length;
    int i = a->length - 1;
    while (i > 0 && a->digits[i] == b->digits[i]) i--;
    return a->digits[i] - b->digits[i];
}

static void add(const struct number *a, const struct number *b, struct number *sum) {
    int carry = 0;
    sum->length = (a->length > b->length ? a->length : b->length) + 1;
    for (int i = 0; i < sum->length; i++) {
        int value = digit(a, i) + digit(b, i) + carry;
        sum->digits[i] = value % 10;
        carry = value / 10;
    }
    drop_zeros(sum);
}

/* a is not smaller than b. */
static void subtract(const struct number *a, const struct number *b, struct number *difference) {
    int borrow = 0;
    difference->length = a->length;
    for (int i = 0; i < a->length; i++) {
        int value = digit(a, i) - digit(b, i) - borrow;
        borrow = value < 0;
        difference->digits[i] = value + 10 * borrow;
    }
    drop_zeros(difference);
}

static void multiply(const struct number *a, const struct number *b, struct number *product) {
    memset(product, 0, sizeof *product);
    product->length = a->length + b->length;
    for (int i = 0; i < a->length; i++) {
        for (int j = 0; j < b->length; j++) product->digits[i + j] += a->digits[i] * b->digits[j];
    }
    for (int i = 0; i + 1 < product->length; i++) {
        product->digits[i + 1] += product->digits[i] / 10;
        product->digits[i] %= 10;
    }
    drop_zeros(product);
}

int main(void) {
    static struct number a, b, result;
    int q;
    char sign;
    scanf("%d", &q);
    while (q-- > 0) {
        read_number(&a);
        scanf(" %c", &sign);
        read_number(&b);
        int order = compare(&a, &b);
        if (sign == '?') {
            printf("%c\n", order < 0 ? '<' : order > 0 ? '>' : '=');
            continue;
        }
        if (sign == '+') add(&a, &b, &result);
        else if (sign == '*') multiply(&a, &b, &result);
        else if (order >= 0) subtract(&a, &b, &result);
        else subtract(&b, &a, &result);
        if (sign == '-' && order < 0) printf("-");
        print(&result);
    }
    return 0;
}
