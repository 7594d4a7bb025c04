#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char notice[256], clear[256], low[256];
    fgets(notice, sizeof notice, stdin);
    notice[strcspn(notice, "\r\n")] = '\0';
    for (int k = 0; k < 26; k++) {
        int i = 0;
        for (; notice[i]; i++) {
            unsigned char c = notice[i];
            if (islower(c)) c = 'a' + (c - 'a' + 26 - k) % 26;
            else if (isupper(c)) c = 'A' + (c - 'A' + 26 - k) % 26;
            clear[i] = c;
            low[i] = tolower(c);
        }
        clear[i] = low[i] = '\0';
        if (strstr(low, "tea")) {
            printf("%d\n%s\n", k, clear);
            return 0;
        }
    }
    printf("no tea\n");
    return 0;
}
