#include <stdio.h>

int main(void) {
    int n, a, b;
    scanf("%d %d %d", &n, &a, &b);
    int forward = b - a;
    if (forward < 0) forward += n;
    int back = n - forward;
    if (forward == 0) printf("here\n");
    else if (forward < back) printf("forward %d\n", forward);
    else if (back < forward) printf("back %d\n", back);
    else printf("either %d\n", forward);
    return 0;
}
