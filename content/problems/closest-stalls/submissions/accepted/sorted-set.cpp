#include <algorithm>
#include <cmath>
#include <iostream>
#include <set>
#include <utility>
#include <vector>
using namespace std;

long long squared(long long distance) {
    return distance * distance;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<pair<long long, long long>> stalls(n);
    for (auto &position : stalls) cin >> position.first >> position.second;
    sort(stalls.begin(), stalls.end());
    long long best = 9000000000000000000;
    int oldest = 0;
    set<pair<long long, long long>> near;  // to the north, to the east
    for (int i = 0; i < n; i++) {
        while (squared(stalls[i].first - stalls[oldest].first) >= best) {
            near.erase({stalls[oldest].second, stalls[oldest].first});
            oldest++;
        }
        long long d = sqrt((double) best) + 1;
        auto other = near.lower_bound({stalls[i].second - d, -2000000000});
        while (other != near.end() && other->first <= stalls[i].second + d) {
            best = min(best, squared(stalls[i].first - other->second) + squared(stalls[i].second - other->first));
            other++;
        }
        near.insert({stalls[i].second, stalls[i].first});
    }
    cout << best << '\n';
    return 0;
}
