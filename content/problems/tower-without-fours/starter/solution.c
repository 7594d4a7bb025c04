#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long long floor_of(const char *button) {
    return 0; /* Your code here. */
}

static void print_button(long long floor) {
    /* Your code here. */
    putchar('\n');
}

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        char question[10], number[30];
        scanf("%9s %29s", question, number);
        if (strcmp(question, "BUTTON") == 0) print_button(atoll(number));
        else printf("%lld\n", floor_of(number)); /* or NONE */
    }
    return 0;
}
