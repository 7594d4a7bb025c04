#include <stdio.h>
#include <string.h>

static const char *week[] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

struct days {
    int on[7];
};

struct named {
    char name[11];
    struct days days;
};

static struct named lists[300];
static int count = 0;

/* The list with this name; a new one if there is none. */
static struct days *find(const char *name) {
    int i = 0;
    while (i < count && strcmp(lists[i].name, name) != 0) i++;
    if (i == count) strcpy(lists[count++].name, name);
    return &lists[i].days;
}

static struct days calculate(struct days a, char op, struct days b) {
    struct days result;
    for (int d = 0; d < 7; d++) {
        if (op == '+') result.on[d] = a.on[d] || b.on[d];
        else if (op == '*') result.on[d] = a.on[d] && b.on[d];
        else result.on[d] = a.on[d] && !b.on[d];
    }
    return result;
}

static struct days read_days(void) {
    struct days days = {{0}};
    int k;
    scanf("%d", &k);
    while (k-- > 0) {
        char day[4];
        scanf("%3s", day);
        for (int d = 0; d < 7; d++) {
            if (strcmp(day, week[d]) == 0) days.on[d] = 1;
        }
    }
    return days;
}

static void show(const struct days *days) {
    int some = 0;
    for (int d = 0; d < 7; d++) {
        if (days->on[d]) printf(some++ ? " %s" : "%s", week[d]);
    }
    printf(some ? "\n" : "never\n");
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[5], x[11], a[11], b[11], op;
        scanf("%4s %10s", command, x);
        if (strcmp(command, "days") == 0) {
            *find(x) = read_days();
        } else if (strcmp(command, "show") == 0) {
            show(find(x));
        } else {
            scanf("%10s %c %10s", a, &op, b);
            struct days result = calculate(*find(a), op, *find(b));
            *find(x) = result;
        }
    }
    return 0;
}
