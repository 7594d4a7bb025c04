#include <stdio.h>
#include <string.h>

char names[4000][11];
int reads[4000];
int people = 0;
int readers[2001];
int open_now = 0;

int find(const char *name) {
    for (int i = 0; i < people; i++) {
        if (strcmp(names[i], name) == 0) return i;
    }
    strcpy(names[people], name);
    return people++;
}

void turn(int person, int document) {
    int old = reads[person];
    readers[document]++;
    readers[old]--;
    reads[person] = document;
    if (old != 0 && readers[old] == 0) {
        printf("close %d\n", old);
        open_now--;
    }
}

int main(void) {
    int n, last = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char event[6], name[11], other[11];
        scanf("%5s %10s", event, name);
        int person = find(name);
        if (strcmp(event, "open") == 0) {
            last++;
            open_now++;
            turn(person, last);
        } else if (strcmp(event, "join") == 0) {
            scanf("%10s", other);
            turn(person, reads[find(other)]);
        } else {
            turn(person, 0);
        }
    }
    printf("open %d\n", open_now);
    return 0;
}
