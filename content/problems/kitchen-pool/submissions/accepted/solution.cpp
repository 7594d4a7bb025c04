#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int n, k;
    size_t q;
    cin >> n >> k >> q;
    priority_queue<long long, vector<long long>, greater<long long>> cooks;  // when each is free
    for (int i = 0; i < k; i++) cooks.push(0);
    queue<long long> waiting;  // when each waiting order will begin
    long long last{};
    while (n-- > 0) {
        long long t, d;
        cin >> t >> d;
        while (!waiting.empty() && waiting.front() <= t) waiting.pop();
        long long begin = max(t, cooks.top());
        if (begin > t) {
            if (waiting.size() == q) {
                cout << "rejected\n";
                continue;
            }
            waiting.push(begin);
        }
        cooks.pop();
        cooks.push(begin + d);
        last = max(last, begin + d);
        cout << begin + d << '\n';
    }
    cout << "last " << last << '\n';
}
