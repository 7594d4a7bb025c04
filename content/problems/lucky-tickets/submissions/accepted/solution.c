#include <stdio.h>

int main(void) {
    int a, b, lucky = 0, first = 0;
    scanf("%d %d", &a, &b);
    for (int ticket = a; ticket <= b; ticket++) {
        int front = ticket / 1000;
        int back = ticket % 1000;
        int front_sum = front / 100 + front / 10 % 10 + front % 10;
        int back_sum = back / 100 + back / 10 % 10 + back % 10;
        if (front_sum == back_sum) {
            if (lucky == 0) first = ticket;
            lucky++;
        }
    }
    printf("%d\n", lucky);
    if (lucky == 0) printf("none\n");
    else printf("%06d\n", first);
    return 0;
}
