#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<long long> days(n), begin(n);
    for (long long &each : days) cin >> each;
    vector<vector<int>> after(n);
    vector<int> missing(n), order;
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        after[a - 1].push_back(b - 1);
        missing[b - 1]++;
    }
    for (int i = 0; i < n; i++)
        if (missing[i] == 0) order.push_back(i);
    long long opening = 0;
    for (int k = 0; k < (int)order.size(); k++) {
        int task = order[k];
        long long end = begin[task] + days[task];
        opening = max(opening, end);
        for (int next : after[task]) {
            begin[next] = max(begin[next], end);
            if (--missing[next] == 0) order.push_back(next);
        }
    }
    if ((int)order.size() < n) {
        cout << "CIRCLE\n";
        return 0;
    }
    vector<long long> latest(n, opening);
    int critical = 0;
    reverse(order.begin(), order.end());
    for (int task : order) {
        for (int next : after[task]) latest[task] = min(latest[task], latest[next] - days[next]);
        if (latest[task] == begin[task] + days[task]) critical++;
    }
    cout << opening << ' ' << critical << '\n';
    return 0;
}
