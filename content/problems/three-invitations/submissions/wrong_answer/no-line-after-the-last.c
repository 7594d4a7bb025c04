#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char kind[16], guest[16], date[16], host[16], more[16] = "";
        scanf("%15s %15s %15s %15s", kind, guest, date, host);
        int wedding = strcmp(kind, "wedding") == 0, puja = strcmp(kind, "puja") == 0;
        if (!puja) scanf("%15s", more); /* the partner, or the age */

        printf("%s %s,\n", puja ? "Namaste" : "Dear", guest);
        if (wedding) printf("%s and %s marry on %s.\n", host, more, date);
        else if (puja) printf("%s invites you to a puja on %s.\n", host, date);
        else printf("%s turns %s on %s.\n", host, more, date);
        printf("Please come%s!\n", wedding ? " with your family" : "");
        printf("Yours, %s\n", host);
        if (n > 0) printf("----------\n");
    }
    return 0;
}
