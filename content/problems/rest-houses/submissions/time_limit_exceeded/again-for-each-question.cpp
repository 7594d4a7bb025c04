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
    vector<vector<int>> roads(n + 1, vector<int>(n + 1, NEVER));
    for (int u = 1; u <= n; u++) roads[u][u] = 0;
    while (m-- > 0) {
        int u, v, w;
        cin >> u >> v >> w;
        roads[u][v] = roads[v][u] = min(roads[u][v], w);
    }
    while (q-- > 0) {
        int a, b, t;
        cin >> a >> b >> t;
        auto minutes = roads;
        for (int k = 1; k <= t; k++)
            for (int u = 1; u <= n; u++)
                for (int v = 1; v <= n; v++) minutes[u][v] = min(minutes[u][v], minutes[u][k] + minutes[k][v]);
        if (minutes[a][b] == NEVER) cout << "NO WAY\n";
        else cout << minutes[a][b] << '\n';
    }
    return 0;
}
