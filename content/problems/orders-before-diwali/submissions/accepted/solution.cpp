#include <algorithm>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<pair<long long, int>> orders(n);  // the end and the minutes
    for (auto &[end, minutes] : orders) cin >> minutes >> end;
    sort(orders.begin(), orders.end());
    priority_queue<int> accepted;
    long long time = 0;
    for (auto [end, minutes] : orders) {
        accepted.push(minutes);
        time += minutes;
        if (time > end) {
            time -= accepted.top();
            accepted.pop();
        }
    }
    cout << accepted.size() << '\n';
}
