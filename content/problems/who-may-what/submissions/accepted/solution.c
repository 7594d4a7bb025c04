#include <stdio.h>
#include <string.h>

struct file {
    char name[16], owner[16], group[16];
    unsigned rights;
};

static struct file files[100];
static char groups[100][2][16];
static int g, f, q;

static struct file *find(const char *name) {
    int i = 0;
    while (strcmp(files[i].name, name) != 0) i++;
    return &files[i];
}

static int belongs(const char *person, const char *group) {
    for (int i = 0; i < g; i++) {
        if (strcmp(groups[i][0], group) == 0 && strcmp(groups[i][1], person) == 0) return 1;
    }
    return 0;
}

static unsigned bit_of(char letter) {
    return letter == 'r' ? 4 : letter == 'w' ? 2 : 1;
}

static void change(struct file *file, const char *mode) {
    if (mode[0] >= '0' && mode[0] <= '7') {
        sscanf(mode, "%o", &file->rights);
        return;
    }
    unsigned who = 0, bits = 0;
    for (; strchr("+-=", *mode) == NULL; mode++) {
        who |= *mode == 'a' ? 0111 : *mode == 'u' ? 0100 : *mode == 'g' ? 0010 : 0001;
    }
    char sign = *mode++;
    for (; *mode != '\0'; mode++) bits |= who * bit_of(*mode);
    if (sign == '-') file->rights &= ~bits;
    if (sign == '=') file->rights &= ~(who * 7);
    if (sign != '-') file->rights |= bits;
}

static int may(const char *person, const struct file *file, char what) {
    if (strcmp(person, "root") == 0) return what != 'x' || (file->rights & 0111) != 0;
    int shift = strcmp(person, file->owner) == 0 ? 6 : belongs(person, file->group) ? 3 : 0;
    return (file->rights >> shift & bit_of(what)) != 0;
}

int main(void) {
    scanf("%d %d %d", &g, &f, &q);
    for (int i = 0; i < g; i++) scanf("%15s %15s", groups[i][0], groups[i][1]);
    for (int i = 0; i < f; i++) scanf("%15s %15s %15s %o", files[i].name, files[i].owner, files[i].group, &files[i].rights);
    while (q-- > 0) {
        char what[8], first[16], second[16], third[4];
        scanf("%7s %15s %15s", what, first, second);
        if (what[0] == 'm') {
            scanf("%3s", third);
            puts(may(first, find(second), third[0]) ? "yes" : "no");
            continue;
        }
        struct file *file = find(first);
        change(file, second);
        for (int bit = 8; bit >= 0; bit--) putchar(file->rights >> bit & 1 ? "xwr"[bit % 3] : '-');
        putchar('\n');
    }
    return 0;
}
