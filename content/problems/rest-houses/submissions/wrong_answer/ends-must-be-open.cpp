#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const int NEVER = 1e9;

struct Question {
    int number, a, b;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, q;
    cin >> n >> m >> q;
    vector<vector<int>> minutes(n + 1, vector<int>(n + 1, NEVER));
    for (int u = 1; u <= n; u++) minutes[u][u] = 0;
    while (m-- > 0) {
        int u, v, w;
        cin >> u >> v >> w;
        minutes[u][v] = minutes[v][u] = min(minutes[u][v], w);
    }
    vector<vector<Question>> questions(n + 1);
    for (int i = 0; i < q; i++) {
        int a, b, t;
        cin >> a >> b >> t;
        questions[t].push_back({i, a, b});
    }
    vector<int> answer(q);
    for (int k = 0; k <= n; k++) {
        // There is no village 0, so the round 0 changes nothing.
        for (int u = 1; u <= n; u++)
            for (int v = 1; v <= n; v++) minutes[u][v] = min(minutes[u][v], minutes[u][k] + minutes[k][v]);
        for (auto [number, a, b] : questions[k]) answer[number] = a == b ? 0 : max(a, b) > k ? NEVER : minutes[a][b];
    }
    for (int each : answer) {
        if (each == NEVER) cout << "NO WAY\n";
        else cout << each << '\n';
    }
    return 0;
}
