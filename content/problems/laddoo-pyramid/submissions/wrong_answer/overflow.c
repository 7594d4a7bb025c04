#include <stdio.h>

int main(void) {
    int left, layers = 0;
    scanf("%d", &left);
    int next = 1;
    while (left >= next) {
        left -= next;
        layers++;
        next = (layers + 1) * (layers + 1);
    }
    printf("%d %d %d\n", layers, left, next - left);
    return 0;
}
