#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<pair<long long, long long>> stalls(n);
    for (auto &stall : stalls) cin >> stall.first >> stall.second;
    sort(stalls.begin(), stalls.end());
    long long best = 9000000000000000000;
    for (int i = 0; i < n; i++) {
        for (int j = i + 1; j < n; j++) {
            long long a = stalls[j].first - stalls[i].first, b = stalls[j].second - stalls[i].second;
            if (a * a >= best) break;
            best = min(best, a * a + b * b);
        }
    }
    cout << best << '\n';
    return 0;
}
