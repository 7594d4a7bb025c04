#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char kind[7];
        unsigned day, month, year, packed;
        scanf("%6s", kind);
        if (strcmp(kind, "pack") == 0) {
            scanf("%u %u %u", &day, &month, &year);
            packed = (year - 1980) << 9 | month << 5 | day;
            printf("%u\n", packed);
        } else {
            scanf("%u", &packed);
            day = packed & 31;
            month = packed >> 5 & 15;
            year = (packed >> 9) + 1980;
            if (day == 0 || month == 0 || month > 12) printf("damaged\n");
            else printf("%u %u %u\n", day, month, year);
        }
    }
    return 0;
}
