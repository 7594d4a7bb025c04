#include <stdio.h>

static int sign[5001];

static int length_from(int hut) {
    int signs = 0;
    for (; sign[hut] != 0; hut = sign[hut]) signs++;
    return signs;
}

int main(void) {
    int n, a, b;
    scanf("%d %d %d", &n, &a, &b);
    for (int i = 1; i <= n; i++) scanf("%d", &sign[i]);
    int left_a = length_from(a), left_b = length_from(b), steps_a = 0, steps_b = 0;

    while (a != b) {
        a = sign[a];
        b = sign[b];
        steps_a++;
        steps_b++;
    }
    if (a == 0) printf("never\n");
    else printf("%d %d %d\n", a, steps_a, steps_b);
    return 0;
}
