#include <iostream>
#include <map>
#include <utility>
#include <vector>
using namespace std;

int n, limit;
vector<map<int, int>> links;          // from a neighbour to the cost, for each router
vector<vector<pair<int, int>>> table; // distance and neighbour, for each router and goal

vector<vector<pair<int, int>>> afterOneRound() {
    auto result = table;
    for (int router = 1; router <= n; router++) {
        for (int goal = 1; goal <= n; goal++) {
            if (goal == router) continue;
            pair<int, int> best(limit, 0);
            for (auto &link : links[router]) {
                best = min(best, make_pair(link.second + table[link.first][goal].first, link.first));
            }
            result[router][goal] = best.first >= limit ? make_pair(limit, 0) : best;
        }
    }
    return result;
}

int rounds() {
    for (int count = 0;; count++) {
        auto result = afterOneRound();
        if (result == table) return count;
        table = result;
    }
}

int main() {
    int m, r, a, b, c;
    cin >> n >> m >> limit >> r;
    links.resize(n + 1);
    while (m-- > 0 && cin >> a >> b >> c) links[a][b] = links[b][a] = c;
    table.assign(n + 1, vector<pair<int, int>>(n + 1, {limit, 0}));
    for (int router = 1; router <= n; router++) table[router][router].first = 0;
    int before = rounds();
    cin >> a >> b;
    links[a].erase(b);
    links[b].erase(a);
    cout << before << ' ' << rounds() << '\n';
    for (int goal = 1; goal <= n; goal++) {
        if (goal == r) cout << "0 here\n";
        else if (table[r][goal].first == limit) cout << "unreachable\n";
        else cout << table[r][goal].first << ' ' << table[r][goal].second << '\n';
    }
    return 0;
}
