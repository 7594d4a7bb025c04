#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

struct Lock {
    int holder = 0, times = 0;
};

struct Thread {
    vector<string> steps;
    size_t next = 0;
    bool finished() const { return next == steps.size(); }
    string lock() const { return steps[next].substr(1); }
};

vector<Thread> threads;
map<string, Lock> locks;

// The thread that thread i waits for, or 0.
int waitsFor(int i) {
    const Thread &thread = threads[i];
    if (thread.finished() || thread.steps[thread.next][0] == '-') return 0;
    const Lock &lock = locks[thread.lock()];
    return lock.times > 0 && lock.holder != i ? lock.holder : 0;
}

void turn(int i) {
    Thread &thread = threads[i];
    if (thread.finished() || waitsFor(i) > 0) return;
    Lock &lock = locks[thread.lock()];
    if (thread.steps[thread.next][0] == '+') {
        lock.holder = i;
        lock.times++;
    } else {
        lock.times--;
    }
    thread.next++;
}

bool inCircle(int i) {
    vector<bool> seen(threads.size());
    int at = waitsFor(i);
    while (at > 0 && at != i && !seen[at]) {
        seen[at] = true;
        at = waitsFor(at);
    }
    return at > 0;
}

int main() {
    int t, n;
    cin >> t >> n;
    threads.resize(t + 1);
    for (int i = 1; i <= t; i++) {
        int s;
        cin >> s;
        threads[i].steps.resize(s);
        for (string &step : threads[i].steps) cin >> step;
    }
    while (n-- > 0) {
        int i;
        cin >> i;
        turn(i);
    }
    string circle;
    for (int i = 1; i <= t; i++) {
        cout << i << ": ";
        if (threads[i].finished()) cout << "finished\n";
        else if (waitsFor(i) > 0) cout << "waiting for " << threads[i].lock() << '\n';
        else cout << "ready\n";
        if (inCircle(i)) circle += " " + to_string(i);
    }
    cout << (circle.empty() ? "no deadlock" : "deadlock" + circle) << '\n';
}
