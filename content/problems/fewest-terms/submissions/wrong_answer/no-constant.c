#include <stdio.h>
#include <string.h>

/* Terms and letters of a cheapest cover are kept in one number: 100 for a term, 1 for a letter. */
enum { NONE = 1000000 };

static int cost[1 << 16];

int main(void) {
    int t;
    scanf("%d", &t);
    while (t-- > 0) {
        int k, cover[81], price[81], terms = 0;
        char column[17];
        scanf("%d %16s", &k, column);
        int rows = 1 << k, ones = 0, zeros = 0;
        for (int row = 0; row < rows; row++) {
            if (column[row] == '1') ones |= 1 << row;
            if (column[row] == '0') zeros |= 1 << row;
        }
        for (int used = 1; used < rows; used++) {
            for (int value = 0; value < rows; value++) {
                if (value & ~used) continue;
                int covered = 0, letters = 0;
                for (int row = 0; row < rows; row++) {
                    if ((row & used) == value) covered |= 1 << row;
                }
                if (covered & zeros) continue;
                for (int i = 0; i < k; i++) letters += used >> i & 1;
                cover[terms] = covered & ones;
                price[terms++] = 100 + letters;
            }
        }
        /* cost[set]: the cheapest way to cover the rows of the set; smaller sets come first. */
        cost[0] = 0;
        for (int set = 1; set <= ones; set++) {
            if (set & ~ones) continue;
            cost[set] = NONE;
            int first = set & -set;
            for (int i = 0; i < terms; i++) {
                if (!(cover[i] & first)) continue;
                int total = cost[set & ~cover[i]] + price[i];
                if (total < cost[set]) cost[set] = total;
            }
        }
        printf("%d %d\n", cost[ones] / 100, cost[ones] % 100);
    }
    return 0;
}
