#include <stdio.h>

int main(void) {
    char message[202];
    fgets(message, sizeof message, stdin);
    int last = -1;
    for (int i = 0; message[i] != '\0' && message[i] != '\n'; i++) {
        int key = message[i] == ' ' ? 0 : (message[i] - 'a') / 3 + 2;
        int presses = message[i] == ' ' ? 1 : (message[i] - 'a') % 3 + 1;
        if (key == last) printf(" ");
        for (int press = 1; press <= presses; press++) printf("%d", key);
        last = key;
    }
    printf("\n");
    return 0;
}
