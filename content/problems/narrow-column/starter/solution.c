#include <stdio.h>
#include <string.h>

int main(void) {
    int w;
    char word[5100];
    scanf("%d", &w);
    while (scanf("%5099s", word) == 1) {
        int length = (int)strlen(word);
        /* your code here */
    }
    return 0;
}
