#include <stdio.h>

int main(void) {
    int day, month, year;
    scanf("%d %d %d", &day, &month, &year);
    printf("%02d-%02d-%d\n", day, month, year);
    printf("%d/%02d/%02d\n", year, month, day);
    printf("%02d%02d%d %d\n", day, month, year, year - 2000);
    return 0;
}
