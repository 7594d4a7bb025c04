#include <stdio.h>

static int best_two(int a, int b, int c) {
    if (a < 0) a = 0;
    if (b < 0) b = 0;
    if (c < 0) c = 0;
    int worst = a;
    if (b < worst) worst = b;
    if (c < worst) worst = c;
    return a + b + c - worst;
}

static char grade(int total) {
    if (total >= 80) return 'A';
    if (total >= 60) return 'B';
    if (total >= 40) return 'C';
    return 'F';
}

int main(void) {
    int n, passed = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        int total = best_two(a, b, c);
        printf("%d %c\n", total, grade(total));
        if (grade(total) != 'F') passed++;
    }
    printf("%d\n", passed);
    return 0;
}
