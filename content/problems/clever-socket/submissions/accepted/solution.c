#include <stdio.h>

static int port_of[256], seen[256];

int main(void) {
    int p, t, n, sent = 0;
    scanf("%d %d %d", &p, &t, &n);
    for (int i = 0; i < n; i++) {
        int now, port;
        unsigned source, destination;
        scanf("%d %d %x %x", &now, &port, &source, &destination);
        port_of[source] = port;
        seen[source] = now;
        int known = destination != 0xff && port_of[destination] > 0 && now <= seen[destination] + t;
        if (!known) {
            puts("all");
            sent += p - 1;
        } else if (port_of[destination] == port) {
            puts("drop");
        } else {
            printf("%d\n", port_of[destination]);
            sent++;
        }
    }
    printf("%d\n", sent);
    return 0;
}
