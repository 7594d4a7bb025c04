#include <stdio.h>
#include <string.h>

struct inode {
    int number, parent;
    char name[24], kind[4], path[204];
};

static struct inode inodes[501];
static int count, links;

enum { MISSING = -1, NOT_A_DIRECTORY = -2, LOOP = -3 };

static int place_of(int number) {
    int i = 0;
    while (inodes[i].number != number) i++;
    return i;
}

static int look_up(int directory, const char *name) {
    for (int i = 1; i < count; i++) {
        if (inodes[i].parent == inodes[directory].number && strcmp(inodes[i].name, name) == 0) return i;
    }
    return MISSING;
}

/* Resolves the path from the given place; gives a place, or what is wrong. */
static int resolve(int at, const char *path) {
    if (path[0] == '/') at = 0;
    while (*path != '\0') {
        size_t length = strcspn(path, "/");
        char part[204];
        memcpy(part, path, length);
        part[length] = '\0';
        path += path[length] == '/' ? length + 1 : length;
        if (length == 0) continue;
        if (strcmp(part, ".") == 0) continue;
        if (inodes[at].kind[0] != 'D') return NOT_A_DIRECTORY;
        if (strcmp(part, "..") == 0) {
            at = place_of(inodes[at].parent);
            continue;
        }
        int found = look_up(at, part);
        if (found < 0) return found;
        if (inodes[found].kind[0] == 'L') {
            if (++links > 20) return LOOP;
            found = resolve(at, inodes[found].path);
            if (found < 0) return found;
        }
        at = found;
    }
    return at;
}

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    struct inode root = {1, 1, "", "D", ""};
    inodes[count++] = root;
    while (n-- > 0) {
        struct inode *i = &inodes[count++];
        scanf("%d %d %23s %3s", &i->number, &i->parent, i->name, i->kind);
        if (i->kind[0] == 'L') scanf("%203s", i->path);
    }
    while (q-- > 0) {
        int directory;
        char path[204];
        scanf("%d %203s", &directory, path);
        links = 0;
        int found = resolve(place_of(directory), path);
        if (found >= 0) printf("%d\n", inodes[found].number);
        else puts(found == MISSING ? "missing" : found == LOOP ? "loop" : "not a directory");
    }
    return 0;
}
