#include <iostream>
#include <vector>
using namespace std;

struct Process {
    int arrival, first, last, ran = 0;
};

int main() {
    int n, m, start = 0, end = 0, busy = 0;
    cin >> n >> m;
    vector<Process> processes(n);
    for (Process &p : processes) cin >> p.arrival;
    for (int k = 0; k < m; k++) {
        int number, from, to;
        cin >> number >> from >> to;
        end = to;
        busy += to - from;
        Process &p = processes[number - 1];
        if (p.ran == 0) p.first = from;
        p.last = to;
        p.ran += to - from;
    }
    for (const Process &p : processes) {
        int turnaround = p.last - p.arrival;
        cout << turnaround << ' ' << turnaround - p.ran << ' ' << p.first - p.arrival << '\n';
    }
    cout << end - start - busy << '\n';
    return 0;
}
