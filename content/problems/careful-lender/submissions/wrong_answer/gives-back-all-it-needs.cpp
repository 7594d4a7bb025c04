#include <iostream>
#include <vector>
using namespace std;

struct Process {
    vector<int> lent, most;
    bool done = false;

    bool canFinish(const vector<int> &available) const {
        for (size_t kind = 0; kind < available.size(); kind++) {
            if (most[kind] - lent[kind] > available[kind]) return false;
        }
        return !done;
    }
};

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> available(k);
    for (int &a : available) cin >> a;
    vector<Process> processes(n);
    for (Process &p : processes) {
        p.lent.resize(k);
        p.most.resize(k);
        for (int &l : p.lent) cin >> l;
        for (int &m : p.most) cin >> m;
    }
    vector<int> order;
    while ((int)order.size() < n) {
        int p = 0;
        while (p < n && !processes[p].canFinish(available)) p++;
        if (p == n) {
            cout << "unsafe\n";
            return 0;
        }
        processes[p].done = true;
        order.push_back(p + 1);
        for (int kind = 0; kind < k; kind++) available[kind] += processes[p].most[kind];
    }
    for (int p : order) cout << p << ' ';
    cout << '\n';
    return 0;
}
