#include <stdio.h>

int main(void) {
    char a, b, c;
    scanf("%c-%c-%c", &a, &b, &c);
    int first = a - 'A', second = b - 'A', third = c - 'A';
    printf("%c-%c-%c\n", 'z' - first, 'z' - second, 'z' - third);
    printf("%02d-%02d-%02d\n", first, second, third);
    printf("%02d\n", (first + 2 * second + 3 * third) % 97);
    return 0;
}
