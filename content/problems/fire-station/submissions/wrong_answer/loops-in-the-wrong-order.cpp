#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const int NEVER = 1e9;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> time(n, vector<int>(n, NEVER));
    for (int a = 0; a < n; a++) time[a][a] = 0;
    while (m-- > 0) {
        int a, b, t;
        cin >> a >> b >> t;
        a--;
        b--;
        time[a][b] = min(time[a][b], t);
    }
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            for (int k = 0; k < n; k++) time[a][b] = min(time[a][b], time[a][k] + time[k][b]);
    int best = -1, best_time = NEVER;
    for (int a = 0; a < n; a++) {
        int farthest = *max_element(time[a].begin(), time[a].end());
        if (farthest < best_time) {
            best = a;
            best_time = farthest;
        }
    }
    if (best < 0) cout << "NOWHERE\n";
    else cout << best + 1 << ' ' << best_time << '\n';
    return 0;
}
