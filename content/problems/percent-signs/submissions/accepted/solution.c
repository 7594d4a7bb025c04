#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char query[600], out[4000];

/* Appends the decoded piece in brackets; 0 if it is not well formed. */
static int decode(const char *from, const char *end) {
    strcat(out, "[");
    int at = (int)strlen(out);
    while (from < end) {
        char c = *from++;
        if (c == '+') c = ' ';
        if (c == '%') {
            if (end - from < 2 || !isxdigit((unsigned char)from[0]) || !isxdigit((unsigned char)from[1])) return 0;
            char digits[3] = {from[0], from[1], '\0'};
            c = (char)strtol(digits, NULL, 16);
            from += 2;
        }
        out[at++] = c;
    }
    out[at++] = ']';
    out[at] = '\0';
    return 1;
}

static int decode_query(void) {
    out[0] = '\0';
    const char *from = query;
    for (;;) {
        const char *end = from + strcspn(from, "&");
        const char *equals = from + strcspn(from, "&=");
        if (!decode(from, equals)) return 0;
        strcat(out, " ");
        if (!decode(equals < end ? equals + 1 : end, end)) return 0;
        strcat(out, "\n");
        if (*end == '\0') return 1;
        from = end + 1;
    }
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        scanf("%599s", query);
        printf("%s--\n", decode_query() ? out : "bad\n");
    }
    return 0;
}
