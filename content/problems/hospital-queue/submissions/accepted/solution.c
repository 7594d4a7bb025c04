#include <stdio.h>

struct entry {
    int urgency, patient;
};

static struct entry heap[300002];
static int count, urgency[300001], called[300001];

static int before(struct entry a, struct entry b) {
    return a.urgency != b.urgency ? a.urgency > b.urgency : a.patient < b.patient;
}

static void push(struct entry e) {
    int i = ++count;
    for (; i > 1 && before(e, heap[i / 2]); i /= 2) heap[i] = heap[i / 2];
    heap[i] = e;
}

static struct entry pop(void) {
    struct entry top = heap[1], last = heap[count--];
    int i = 1;
    while (2 * i <= count) {
        int child = 2 * i;
        if (child < count && before(heap[child + 1], heap[child])) child++;
        if (!before(heap[child], last)) break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = last;
    return top;
}

int main(void) {
    int q, patients = 0;
    char event[8];
    scanf("%d", &q);
    while (q-- > 0) {
        scanf("%7s", event);
        if (event[0] == 'N') {
            int patient = 0;
            while (count > 0 && patient == 0) {
                struct entry e = pop();
                if (!called[e.patient] && e.urgency == urgency[e.patient]) patient = e.patient;
            }
            called[patient] = 1;
            if (patient > 0) printf("%d\n", patient);
            else printf("nobody\n");
            continue;
        }
        int patient = patients + 1, u;
        if (event[0] == 'W') scanf("%d", &patient);
        else patients++;
        scanf("%d", &u);
        urgency[patient] = u;
        push((struct entry){u, patient});
    }
    return 0;
}
