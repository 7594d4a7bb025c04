#include <stdio.h>
#include <string.h>

/* Prints a name or a value, decoded. */
static void print_decoded(const char *text) {
    printf("%s", text); /* Your code here: + and %41 mean something else. */
}

int main(void) {
    char query[2001];
    scanf("%2000s", query);

    /* Your code here: cut the query into pieces, and each piece into name and value. */
    print_decoded(query);
    printf(" = ");
    print_decoded("");
    printf("\n");
    return 0;
}
