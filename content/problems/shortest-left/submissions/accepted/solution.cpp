#include <algorithm>
#include <iostream>
#include <numeric>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> arrival(n), burst(n), left(n), first(n, -1), done(n);
    for (int i = 0; i < n; i++) {
        cin >> arrival[i] >> burst[i];
        left[i] = burst[i];
    }
    vector<int> order(n);
    iota(order.begin(), order.end(), 0);
    stable_sort(order.begin(), order.end(), [&](int a, int b) { return arrival[a] < arrival[b]; });

    // What waits is not run, so its work left does not change in the queue.
    auto later = [&](int a, int b) {
        if (left[a] != left[b]) return left[a] > left[b];
        if (arrival[a] != arrival[b]) return arrival[a] > arrival[b];
        return a > b;
    };
    priority_queue<int, vector<int>, decltype(later)> waiting(later);
    long long now = 0;
    int next = 0, running = -1, preemptions = 0;
    while (next < n || running >= 0 || !waiting.empty()) {
        if (running < 0 && waiting.empty()) now = max(now, arrival[order[next]]);
        while (next < n && arrival[order[next]] <= now) waiting.push(order[next++]);
        if (running >= 0 && !waiting.empty() && left[waiting.top()] < left[running]) {
            int old = running;
            running = waiting.top();
            waiting.pop();
            waiting.push(old);
            preemptions++;
        }
        if (running < 0) {
            running = waiting.top();
            waiting.pop();
        }
        if (first[running] < 0) first[running] = now;
        long long run = left[running];
        if (next < n) run = min(run, arrival[order[next]] - now);
        left[running] -= run;
        now += run;
        if (left[running] == 0) {
            done[running] = now;
            running = -1;
        }
    }
    for (int i = 0; i < n; i++) {
        cout << done[i] << ' ' << done[i] - arrival[i] - burst[i] << ' ' << first[i] - arrival[i] << '\n';
    }
    cout << preemptions << '\n';
    return 0;
}
