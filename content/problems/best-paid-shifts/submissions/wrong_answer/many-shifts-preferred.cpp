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
    // The pay, and the number of shifts below 0: so the larger pair is the better one.
    vector<pair<long long, int>> best(n + 1, {0, 0});
    for (int i = 0; i < n; i++) {
        auto later = upper_bound(shifts.begin(), shifts.begin() + i, shifts[i].start - r,
                                 [](int time, const shift &s) { return time < s.end; });
        auto before = best[later - shifts.begin()];
        best[i + 1] = max(best[i], {before.first + shifts[i].pay, before.second + 1});
    }
    cout << best[n].first << ' ' << best[n].second << '\n';
}
