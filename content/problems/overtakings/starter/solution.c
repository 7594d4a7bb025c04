#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    static int start[200000];
    for (int i = 0; i < n; i++) scanf("%d", &start[i]);
    static int finish[200000];
    for (int i = 0; i < n; i++) scanf("%d", &finish[i]);

    /* Your code here: print the number of overtakings, and the cart that overtook the most. */
    return 0;
}
