#include <stdio.h>
#include <string.h>

int main(void) {
    static char names[300][12];
    static int balances[300];
    int n, count = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char command[12], name[12];
        int value, at = -1;
        scanf("%11s %11s %d", command, name, &value);
        for (int k = 0; k < count; k++) {
            if (strcmp(names[k], name) == 0) at = k;
        }
        if (strcmp(command, "new") == 0) {
            if (at < 0) {
                strcpy(names[count], name);
                balances[count++] = value;
            }
            printf("%s %s\n", name, at < 0 ? "ok" : "taken");
        } else if (at < 0) {
            printf("%s unknown\n", name);
        } else if (strcmp(command, "recharge") == 0) {
            if (balances[at] + value >= 3000) printf("%s limit\n", name);
            else printf("%s %d\n", name, balances[at] += value);
        } else {
            int fare = 10 + 2 * value > 60 ? 60 : 10 + 2 * value;
            if (fare > balances[at]) printf("%s refused\n", name);
            else printf("%s %d\n", name, balances[at] -= fare);
        }
    }
    return 0;
}
