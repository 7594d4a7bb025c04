#include <stdio.h>
#include <string.h>

static char queue[1000][16], owner[16];
static int first, last, times; /* times: how often the owner has to give it back */

static int waits(const char *name) {
    for (int i = first; i < last; i++) {
        if (strcmp(queue[i], name) == 0) return 1;
    }
    return 0;
}

static void take(const char *name) {
    if (times == 0) {
        strcpy(owner, name);
        times = 1;
        printf("%s has the key\n", name);
    } else if (strcmp(owner, name) == 0) {
        times++;
        printf("%s has it %d times\n", name, times);
    } else {
        int already = waits(name);
        strcpy(queue[last++], name);
        printf(already ? "%s waits already\n" : "%s waits\n", name);
    }
}

static void give(const char *name) {
    if (times == 0 || strcmp(owner, name) != 0) {
        printf("%s does not have it\n", name);
        return;
    }
    times--;
    if (times > 0) {
        printf("%s keeps it\n", name);
    } else if (first == last) {
        printf("%s gives it back\n", name);
    } else {
        strcpy(owner, queue[first++]);
        times = 1;
        printf("%s gives it to %s\n", name, owner);
    }
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[5], name[16];
        scanf("%4s %15s", command, name);
        if (strcmp(command, "take") == 0) take(name);
        else give(name);
    }
    return 0;
}
