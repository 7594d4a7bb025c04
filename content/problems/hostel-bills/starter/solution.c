#include <stdio.h>
#include <string.h>

static char roll[1000][12], hostel[1000][12], code[1000][12];
static long long price[1000];

int main(void) {
    int s, d, o, on_no_bill = 0;
    scanf("%d %d %d", &s, &d, &o);
    for (int i = 0; i < s; i++) scanf("%11s %11s", roll[i], hostel[i]);
    for (int i = 0; i < d; i++) scanf("%11s %lld", code[i], &price[i]);
    while (o-- > 0) {
        char who[12], what[12];
        long long quantity;
        scanf("%11s %11s %lld", who, what, &quantity);
        /* your code here */
    }
    printf("%d\n", on_no_bill);
    return 0;
}
