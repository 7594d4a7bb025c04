#include <stdio.h>
#include <string.h>

/* All values are kept as whole numbers; only reading and printing know the kind. */
struct knob {
    char kind, name[11];
    int low, high, value;
};

static int read_value(char kind) {
    char letter;
    int a, b;
    if (kind == 'l') {
        scanf(" %c", &letter);
        return letter;
    }
    if (kind == 't') {
        scanf("%d:%d", &a, &b);
        return 60 * a + b;
    }
    scanf("%d", &a);
    return a;
}

static void print_value(char kind, int value) {
    if (kind == 'l') printf("%c\n", value);
    else if (kind == 't') printf("%02d:%02d\n", value / 60, value % 60);
    else printf("%d\n", value);
}

static void set(struct knob *knob, int value) {
    knob->value = value < knob->low ? knob->high : value > knob->high ? knob->low : value;
}

int main(void) {
    struct knob knobs[50];
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < n; i++) {
        char kind[7];
        struct knob *knob = &knobs[i];
        scanf("%6s %10s", kind, knob->name);
        knob->kind = kind[0];
        knob->low = knob->value = read_value(knob->kind);
        knob->high = read_value(knob->kind);
    }
    while (m-- > 0) {
        char command[5], name[11];
        scanf("%4s %10s", command, name);
        struct knob *knob = knobs;
        while (strcmp(knob->name, name) != 0) knob++;
        if (strcmp(command, "up") == 0) set(knob, knob->value + 1);
        else if (strcmp(command, "down") == 0) set(knob, knob->value - 1);
        else set(knob, read_value(knob->kind));
        print_value(knob->kind, knob->value);
    }
    return 0;
}
