#include <stdio.h>

static const char *small[] = {
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
};
static const char *tens[] = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
static const long long sizes[] = {10000000, 100000, 1000, 100};
static const char *names[] = {"crore", "lakh", "thousand", "hundred"};

static void print_words(long long number) {
    for (int i = 0; i < 4; i++) {
        if (number < sizes[i]) continue;
        print_words(number / sizes[i]);
        printf(" %s", names[i]);
        if (number % sizes[i] == 0) return;
        putchar(' ');
        number %= sizes[i];
    }
    if (number < 20) {
        printf("%s", small[number]);
        return;
    }
    printf("%s", tens[number / 10]);
    if (number % 10 > 0) printf("-%s", small[number % 10]);
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
