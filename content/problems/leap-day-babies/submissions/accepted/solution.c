#include <stdio.h>

static int leap_years_up_to(int year) {
    return year / 4 - year / 100 + year / 400;
}

int main(void) {
    int b, y;
    scanf("%d %d", &b, &y);
    printf("%d\n", leap_years_up_to(y) - leap_years_up_to(b));
    return 0;
}
