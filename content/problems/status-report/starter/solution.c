#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    int success = 0, redirect = 0, client_fault = 0, server_fault = 0;
    for (int i = 0; i < n; i++) {
        char method[10], path[48];
        int status;
        scanf("%9s %47s %d", method, path, &status);

        /* Your code here: count this answer, and remember the path if the server failed. */
    }
    printf("%d %d %d %d\n", success, redirect, client_fault, server_fault);
    puts("none"); /* Print the path with most faults of the server instead. */
    return 0;
}
