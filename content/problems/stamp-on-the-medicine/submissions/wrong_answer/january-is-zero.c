#include <stdio.h>

int main(void) {
    char month, machine;
    int year, box, s;
    scanf("%c-%d-%c-%d %d", &month, &year, &machine, &box, &s);
    year = 2000 + year;
    printf("made %02d/%d\n", month - 'A', year);
    printf("use by %02d/%d\n", month - 'A', year + s);
    printf("machine %d box %d\n", machine - 'A' + 1, box);
    return 0;
}
