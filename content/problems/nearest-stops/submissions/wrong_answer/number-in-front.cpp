#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int a, b, n, k, x, y;
    cin >> a >> b >> n >> k;
    vector<pair<int, int>> stops; // distance and number
    for (int i = 1; i <= n; i++) {
        cin >> x >> y;
        stops.push_back({abs(x - a) + abs(y - b), i});
    }
    sort(stops.begin(), stops.end(), [](const pair<int, int> &s, const pair<int, int> &t) { return make_pair(s.second, s.first) < make_pair(t.second, t.first); });
    for (int i = 0; i < k; i++) cout << stops[i].second << ' ' << stops[i].first << '\n';
}
