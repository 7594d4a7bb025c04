#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const int NEVER = 1e9;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, q;
    cin >> n >> m >> q;
    vector<vector<int>> minutes(n, vector<int>(n, NEVER));
    for (int u = 0; u < n; u++) minutes[u][u] = 0;
    while (m-- > 0) {
        int u, v, w;
        cin >> u >> v >> w;
        u--;
        v--;
        minutes[u][v] = minutes[v][u] = min(minutes[u][v], w);
    }
    vector<vector<vector<int>>> tables{minutes};  // the fewest minutes on each day
    for (int k = 0; k < n; k++) {
        for (int u = 0; u < n; u++)
            for (int v = 0; v < n; v++) minutes[u][v] = min(minutes[u][v], minutes[u][k] + minutes[k][v]);
        tables.push_back(minutes);
    }
    while (q-- > 0) {
        int a, b, t;
        cin >> a >> b >> t;
        int fewest = tables[t][a - 1][b - 1];
        if (fewest == NEVER) cout << "NO WAY\n";
        else cout << fewest << '\n';
    }
    return 0;
}
