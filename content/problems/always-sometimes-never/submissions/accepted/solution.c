#include <ctype.h>
#include <stdio.h>
#include <string.h>

static int value_of(const char *formula, const int *input) {
    int stack[64] = {0}, top = 0;
    for (const char *c = formula; *c; c++) {
        if (isalpha((unsigned char)*c)) {
            stack[top++] = input[*c - 'a'];
        } else if (*c == '!') {
            stack[top - 1] = !stack[top - 1];
        } else {
            int right = stack[--top], left = stack[--top];
            stack[top++] = *c == '&' ? left & right : *c == '|' ? left | right : left ^ right;
        }
    }
    return stack[0];
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char formula[80];
        int letters[8], k = 0, count = 0;
        scanf("%79s", formula);
        for (int i = 0; i < 8; i++) {
            if (strchr(formula, 'a' + i)) letters[k++] = i;
        }
        for (int row = 0; row < 1 << k; row++) {
            int input[8] = {0};
            for (int i = 0; i < k; i++) input[letters[i]] = row >> i & 1;
            count += value_of(formula, input);
        }
        printf("%s %d\n", count == 0 ? "never" : count == 1 << k ? "always" : "sometimes", count);
    }
    return 0;
}
