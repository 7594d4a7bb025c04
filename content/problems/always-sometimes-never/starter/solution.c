#include <stdio.h>

/* 1 or 0: the value of the formula when input[0] is a, input[1] is b, and so on. */
static int value_of(const char *formula, const int *input) {
    /* Your code here. */
    return 0;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char formula[64];
        int input[8] = {0}, count = 0;
        scanf("%63s", formula);

        /* Your code here: try all combinations of the letters that occur. */
        count += value_of(formula, input);

        printf("sometimes %d\n", count);
    }
    return 0;
}
