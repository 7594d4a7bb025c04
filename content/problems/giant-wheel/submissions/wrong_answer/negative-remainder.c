#include <stdio.h>

int main(void) {
    int n, a, b;
    scanf("%d %d %d", &n, &a, &b);
    int forward = b - a;
    forward = forward % n; // in C the remainder of a negative number is not positive
    int back = n - forward;
    if (forward == 0) printf("here\n");
    else if (forward == back) printf("either %d\n", forward);
    else if (forward < back) printf("forward %d\n", forward);
    else printf("back %d\n", back);
    return 0;
}
