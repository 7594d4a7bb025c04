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
    vector<pair<int, int>> row(n);
    for (int i = 0; i < n; i++) {
        cin >> row[i].first;
        row[i].second = i;
    }
    sort(row.begin(), row.end());
    vector<bool> seen(n);
    int rings = 0, right = 0;
    for (int start = 0; start < n; start++) {
        if (row[start].second == start) right++;
        if (seen[start]) continue;
        rings++;
        for (int at = start; !seen[at]; at = row[at].second) seen[at] = true;
    }
    cout << n - rings << ' ' << right << '\n';
    return 0;
}
