#include <stdio.h>
#include <string.h>

/* C has no exceptions: the functions give back a message, or NULL if all is well. */
static char names[500][16], message[64];
static int weights[500], count, total, limit;

static int place_of(const char *name) {
    int i = 0;
    while (i < count && strcmp(names[i], name) != 0) i++;
    return i;
}

static const char *get_in(const char *name, int kg) {
    if (place_of(name) < count) {
        sprintf(message, "%s is already inside", name);
        return message;
    }
    if (total + kg > limit) {
        sprintf(message, "too heavy by %d kg", total + kg - limit);
        return message;
    }
    strcpy(names[count], name);
    weights[count++] = kg;
    total += kg;
    return NULL;
}

static const char *get_out(const char *name) {
    int i = place_of(name);
    if (i == count) {
        sprintf(message, "%s is not inside", name);
        return message;
    }
    total -= weights[i];
    count--;
    if (i < count) { /* the last one takes the free place */
        strcpy(names[i], names[count]);
        weights[i] = weights[count];
    }
    return NULL;
}

int main(void) {
    int n;
    scanf("%d %d", &limit, &n);
    while (n-- > 0) {
        char command[4], name[16];
        int kg;
        scanf("%3s %15s", command, name);
        const char *fault;
        if (strcmp(command, "in") == 0) {
            scanf("%d", &kg);
            fault = get_in(name, kg);
        } else {
            fault = get_out(name);
        }
        if (fault != NULL) printf("%s\n", fault);
        else printf("%d inside, %d kg\n", count, total);
    }
    return 0;
}
