#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct result {
    char student[12], subject[12];
    int marks;
};

static struct result results[3000];

static int by_subject(const void *a, const void *b) {
    const struct result *x = a, *y = b;
    int order = strcmp(x->subject, y->subject);
    return order != 0 ? order : strcmp(x->student, y->student);
}

static int by_student(const void *a, const void *b) {
    return strcmp(((const struct result *)a)->student, ((const struct result *)b)->student);
}

/* One line of the notice; these results are all of one subject. */
static void print_subject(const struct result *first, int count) {
    int sum = 0, passed = 0, highest = 0;
    for (int i = 0; i < count; i++) {
        sum += first[i].marks;
        if (first[i].marks >= 35) passed++;
        if (first[i].marks > highest) highest = first[i].marks;
    }
    printf("%s %d %d %d", first->subject, count, sum / count, passed);
    for (int i = 0; i < count; i++) {
        if (first[i].marks == highest) {
            printf(" %s", first[i].student);
            break;
        }
    }
    printf("\n");
}

int main(void) {
    int n, clear = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%11s %11s %d", results[i].student, results[i].subject, &results[i].marks);
    qsort(results, n, sizeof results[0], by_subject);
    for (int begin = 0, end = 0; begin < n; begin = end) {
        while (end < n && strcmp(results[end].subject, results[begin].subject) == 0) end++;
        print_subject(&results[begin], end - begin);
    }
    qsort(results, n, sizeof results[0], by_student);
    printf("all clear");
    for (int begin = 0, end = 0; begin < n; begin = end) {
        int passed = 1;
        for (; end < n && strcmp(results[end].student, results[begin].student) == 0; end++) {
            if (results[end].marks < 35) passed = 0;
        }
        clear += passed;
        if (passed) printf(" %s", results[begin].student);
    }
    printf(clear == 0 ? " nobody\n" : "\n");
    return 0;
}
