#include <ctype.h>
#include <stdio.h>

#define MANY 2000000000000000000LL

struct part {
    long long times;
    long long length; /* of one time, at most MANY */
    char beat;        /* '(' for a group */
    int inside, next; /* the first part of a group, the part after this one; 0 for none */
};

static struct part parts[5002];
static int used = 0;
static char text[5002];
static int place = 0;

static long long length_of(const struct part *part) {
    return part->length > MANY / part->times ? MANY : part->length * part->times;
}

/* Reads parts up to a closing bracket or the end, and answers with the first of them. */
static int read_parts(void) {
    int first = 0, last = 0;
    while (text[place] != ')' && text[place] != '\0') {
        int me = ++used;
        struct part *part = &parts[me];
        part->length = 1;
        part->times = 0;
        while (isdigit(text[place])) part->times = part->times * 10 + text[place++] - '0';
        if (part->times == 0) part->times = 1;
        part->beat = text[place++];
        if (part->beat == '(') {
            part->inside = read_parts();
            part->length = 0;
            for (int i = part->inside; i != 0; i = parts[i].next) {
                part->length += length_of(&parts[i]);
                if (part->length > MANY) part->length = MANY;
            }
            place++;
        }
        if (last == 0) first = me;
        else parts[last].next = me;
        last = me;
    }
    return first;
}

/* The beat at place k, counted from 0. */
static char beat_at(int first, long long k) {
    for (int i = first; i != 0; i = parts[i].next) {
        if (k < length_of(&parts[i])) return parts[i].beat == '(' ? beat_at(parts[i].inside, k % parts[i].length) : parts[i].beat;
        k -= length_of(&parts[i]);
    }
    return '-';
}

int main(void) {
    int q;
    long long k;
    scanf("%5001s %d", text, &q);
    int first = read_parts();
    while (q-- > 0) {
        scanf("%lld", &k);
        putchar(beat_at(first, k));
    }
    putchar('\n');
    return 0;
}
