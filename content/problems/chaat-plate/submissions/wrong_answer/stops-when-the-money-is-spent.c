#include <stdio.h>

static int n, k, price[16], plate[15], plates;

/* Puts toppings from number start on to the plate, which has some already, until k are on it. */
static void fill(int start, int toppings, int money) {
    if (money < 0 || toppings > k) return;
    if (money == 0) {
        for (int i = 0; i < toppings; i++) printf("%d ", plate[i]);
        printf("\n");
        plates++;
        return;
    }
    for (int next = start; next <= n; next++) {
        plate[toppings] = next;
        fill(next + 1, toppings + 1, money - price[next]);
    }
}

int main(void) {
    int p;
    scanf("%d %d %d", &n, &k, &p);
    for (int i = 1; i <= n; i++) scanf("%d", &price[i]);
    fill(1, 0, p);
    printf("%d\n", plates);
    return 0;
}
