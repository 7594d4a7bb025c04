#include <iostream>
#include <numeric>
#include <string>
#include <vector>
using namespace std;

struct Process {
    vector<int> holds, wants;
    bool gone = false;
};

vector<int> available;
vector<Process> processes;

bool canBeServed(const Process &p) {
    for (size_t kind = 0; kind < available.size(); kind++) {
        if (p.wants[kind] > available[kind]) return false;
    }
    return true;
}

void release(Process &p) {
    p.gone = true;
    for (size_t kind = 0; kind < available.size(); kind++) available[kind] += p.holds[kind];
}

// Serves all that can be served and gives the numbers of the others.
vector<int> stuckAfterServing() {
    for (bool served = true; served;) {
        served = false;
        for (Process &p : processes) {
            if (p.gone || !canBeServed(p)) continue;
            release(p);
            served = true;
        }
    }
    vector<int> stuck;
    for (size_t i = 0; i < processes.size(); i++) {
        if (!processes[i].gone) stuck.push_back(i);
    }
    return stuck;
}

void print(const vector<int> &numbers) {
    if (numbers.empty()) cout << "none";
    for (int number : numbers) cout << number + 1 << ' ';
    cout << '\n';
}

int main() {
    int n, k;
    cin >> n >> k;
    available.resize(k);
    for (int &a : available) cin >> a;
    processes.resize(n);
    for (Process &p : processes) {
        p.holds.resize(k);
        p.wants.resize(k);
        for (int &h : p.holds) cin >> h;
        for (int &w : p.wants) cin >> w;
    }
    vector<int> stuck = stuckAfterServing(), ended;
    print(stuck);
    while (!stuck.empty()) {
        int victim = stuck[0];
        long most = -1;
        for (int number : stuck) {
            const vector<int> &holds = processes[number].holds;
            long sum = accumulate(holds.begin(), holds.end(), 0L);
            if (sum > most) {
                most = sum;
                victim = number;
            }
        }
        ended.push_back(victim);
        release(processes[victim]);
        stuck = stuckAfterServing();
    }
    print(ended);
    return 0;
}
