#include <stdio.h>

static const char *small[] = {
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
};
static const char *tens[] = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};

static void print_words(long long number) {
    /* Your code here: this is right for small numbers only. */
    if (number < 20) printf("%s", small[number]);
    else printf("%s", tens[number / 10 % 10]);
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        long long amount;
        scanf("%lld", &amount);
        print_words(amount);
        putchar('\n');
    }
    return 0;
}
