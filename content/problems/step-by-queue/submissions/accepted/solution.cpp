#include <deque>
#include <iostream>
#include <vector>
using namespace std;

struct Process {
    int arrival, left;
    int level = 0, quantumLeft = 0, done = 0;
};

vector<Process> processes;
vector<deque<int>> queues(3);
int quanta[3];

void join(int level, int p) {
    processes[p].level = level;
    processes[p].quantumLeft = quanta[level];
    queues[level].push_back(p);
}

int main() {
    int n, b;
    cin >> n >> quanta[0] >> quanta[1] >> quanta[2] >> b;
    processes.resize(n);
    for (Process &p : processes) cin >> p.arrival >> p.left;
    int finished = 0, next = 0, running = -1;
    for (int now = 0; finished < n; now++) {
        if (running >= 0 && processes[running].left == 0) {
            processes[running].done = now;
            finished++;
            running = -1;
        } else if (running >= 0 && processes[running].quantumLeft == 0) {
            join(min(processes[running].level + 1, 2), running);
            running = -1;
        }
        if (now > 0 && now % b == 0) {
            if (running >= 0 && processes[running].level > 0) {
                join(0, running);
                running = -1;
            }
            for (int level : {1, 2}) {
                for (int p : queues[level]) join(0, p);
                queues[level].clear();
            }
        }
        while (next < n && processes[next].arrival == now) join(0, next++);
        if (running >= 0 && processes[running].level > 0 && !queues[0].empty()) {
            queues[processes[running].level].push_front(running);
            running = -1;
        }
        for (auto &queue : queues) {
            if (running >= 0 || queue.empty()) continue;
            running = queue.front();
            queue.pop_front();
        }
        if (running >= 0) {
            processes[running].left--;
            processes[running].quantumLeft--;
        }
    }
    for (const Process &p : processes) cout << p.done << ' ' << p.level + 1 << '\n';
    return 0;
}
