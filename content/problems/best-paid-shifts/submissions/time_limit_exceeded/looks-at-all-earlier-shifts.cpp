#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

struct shift { int end, start, pay; };

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, r;
    cin >> n >> r;
    vector<shift> shifts(n);
    for (shift &s : shifts) cin >> s.start >> s.end >> s.pay;
    sort(shifts.begin(), shifts.end(), [](const shift &x, const shift &y) { return x.end < y.end; });
    // The best result whose last shift is i: the pay, and the number of shifts below 0.
    vector<pair<long long, int>> best(n, {0, 0});
    pair<long long, int> all = {0, 0};
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
            if (shifts[j].end + r <= shifts[i].start) best[i] = max(best[i], best[j]);
        }
        best[i].first += shifts[i].pay;
        best[i].second--;
        all = max(all, best[i]);
    }
    cout << all.first << ' ' << -all.second << '\n';
}
