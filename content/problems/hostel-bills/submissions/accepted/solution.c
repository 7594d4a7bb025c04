#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct student {
    char roll[12], hostel[12];
};

struct dish {
    char code[12];
    long long price;
};

struct bill {
    char hostel[12];
    long long rupees;
};

static struct student students[1000];
static struct dish dishes[1000];
static struct bill bills[1000];

/* All three structures begin with the text by which they are sorted and found. */
static int by_text(const void *a, const void *b) {
    return strcmp(a, b);
}

int main(void) {
    int s, d, o, hostels = 0, on_no_bill = 0;
    scanf("%d %d %d", &s, &d, &o);
    for (int i = 0; i < s; i++) {
        scanf("%11s %11s", students[i].roll, students[i].hostel);
        int h = 0;
        while (h < hostels && strcmp(bills[h].hostel, students[i].hostel) != 0) h++;
        if (h == hostels) strcpy(bills[hostels++].hostel, students[i].hostel);
    }
    for (int i = 0; i < d; i++) scanf("%11s %lld", dishes[i].code, &dishes[i].price);
    qsort(students, s, sizeof students[0], by_text);
    qsort(dishes, d, sizeof dishes[0], by_text);
    qsort(bills, hostels, sizeof bills[0], by_text);
    while (o-- > 0) {
        char roll[12], code[12];
        long long quantity;
        scanf("%11s %11s %lld", roll, code, &quantity);
        struct student *student = bsearch(roll, students, s, sizeof students[0], by_text);
        struct dish *dish = bsearch(code, dishes, d, sizeof dishes[0], by_text);
        if (!student || !dish) {
            on_no_bill++;
            continue;
        }
        struct bill *bill = bsearch(student->hostel, bills, hostels, sizeof bills[0], by_text);
        bill->rupees += dish->price * quantity;
    }
    for (int h = 0; h < hostels; h++) printf("%s %lld\n", bills[h].hostel, bills[h].rupees);
    printf("%d\n", on_no_bill);
    return 0;
}
