#include <stdio.h>

struct node {
    int low, hours;
};

static struct node tree[400000];

static struct node join(struct node a, struct node b) {
    if (a.low < b.low) return a;
    if (b.low < a.low) return b;
    return (struct node){a.low, a.hours + b.hours};
}

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) {
        scanf("%d", &tree[n + i].low);
        tree[n + i].hours = 1;
    }
    for (int i = n - 1; i > 0; i--) tree[i] = join(tree[2 * i], tree[2 * i + 1]);
    while (q-- > 0) {
        char command[4];
        int a, b;
        scanf("%3s %d %d", command, &a, &b);
        if (command[0] == 's') {
            int i = n + a - 1;
            tree[i].low = b;
            for (i /= 2; i > 0; i /= 2) tree[i] = join(tree[2 * i], tree[2 * i + 1]);
        } else {
            struct node answer = {0, 0};
            int left = n + a - 1, right = n + b;
            for (; left < right; left /= 2, right /= 2) {
                if (left % 2 == 1) answer = join(answer, tree[left++]);
                if (right % 2 == 1) answer = join(answer, tree[--right]);
            }
            printf("%d %d\n", answer.low, answer.hours);
        }
    }
    return 0;
}
