#include <stdio.h>

int main(void) {
    int amount;
    scanf("%d", &amount);
    int rest = amount / 100;
    printf("500: %d\n", rest / 5);
    rest = rest % 5;
    printf("200: %d\n", rest / 2);
    printf("100: %d\n", rest % 2);
    return 0;
}
