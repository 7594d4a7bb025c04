#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>
using namespace std;

struct Semaphore {
    int number = 0;
    queue<int> waiting;
};

struct Thread {
    vector<pair<string, string>> steps;
    size_t place = 0;
    int waitsAt = 0;
};

int main() {
    int k, n;
    cin >> k >> n;
    vector<Semaphore> semaphores(k + 1);
    for (int s = 1; s <= k; s++) cin >> semaphores[s].number;
    vector<Thread> threads(n);
    for (Thread &t : threads) {
        int count;
        cin >> count;
        t.steps.resize(count);
        for (auto &[what, with] : t.steps) cin >> what >> with;
    }
    string printed;
    bool moved = true;
    while (moved) {
        moved = false;
        for (int number = 0; number < n; number++) {
            Thread &t = threads[number];
            if (t.waitsAt != 0 || t.place == t.steps.size()) continue;
            moved = true;
            const auto &[what, with] = t.steps[t.place++];
            if (what == "print") {
                printed += printed.empty() ? with : " " + with;
                continue;
            }
            int s = stoi(with);
            Semaphore &semaphore = semaphores[s];
            if (what == "signal") {
                if (semaphore.waiting.empty()) {
                    semaphore.number++;
                } else {
                    threads[semaphore.waiting.front()].waitsAt = 0;
                    threads[semaphore.waiting.front()].place--;
                    semaphore.number++;
                    semaphore.waiting.pop();
                }
            } else if (semaphore.number > 0) {
                semaphore.number--;
            } else {
                t.waitsAt = s;
                semaphore.waiting.push(number);
            }
        }
    }
    cout << (printed.empty() ? "nothing" : printed) << '\n';
    bool all = true;
    for (int number = 0; number < n; number++) {
        if (threads[number].waitsAt == 0) continue;
        cout << number + 1 << ' ' << threads[number].waitsAt << '\n';
        all = false;
    }
    if (all) cout << "all finished\n";
    return 0;
}
