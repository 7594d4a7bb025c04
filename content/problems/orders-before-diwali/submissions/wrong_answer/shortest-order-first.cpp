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
    vector<pair<int, long long>> orders(n);  // the minutes and the end
    for (auto &[minutes, end] : orders) cin >> minutes >> end;
    sort(orders.begin(), orders.end());
    long long time = 0;
    int accepted = 0;
    for (auto [minutes, end] : orders) {
        if (time + minutes > end) continue;
        time += minutes;
        accepted++;
    }
    cout << accepted << '\n';
}
