#include <stdio.h>
#include <string.h>

static char letter[26], code[26][32], message[100001], text[100001];
static int child[1000][2], leaf[1000];

int main(void) {
    int n, nodes = 1;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf(" %c %31s", &letter[i], code[i]);
    scanf("%100000s", message);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            if (strcmp(code[i], code[j]) != 0 && strncmp(code[i], code[j], strlen(code[i])) == 0) {
                printf("unclear %c %c\n", letter[i], letter[j]);
                return 0;
            }
        }
    }
    for (int i = 0; i < n; i++) {
        int node = 0;
        for (char *bit = code[i]; *bit != '\0'; bit++) {
            int *next = &child[node][*bit - '0'];
            if (*next == 0) *next = nodes++;
            node = *next;
        }
        leaf[node] = letter[i];
    }
    int node = 0, length = 0, read = 0, size = strlen(message);
    for (int i = 0; i < size; i++) {
        node = child[node][message[i] - '0'];
        if (node == 0) break;
        if (leaf[node] != 0) {
            text[length++] = leaf[node];
            read = i + 1;
            node = 0;
        }
    }
    printf("%s\n%d\n", length > 0 ? text : "-", size - read);
    return 0;
}
