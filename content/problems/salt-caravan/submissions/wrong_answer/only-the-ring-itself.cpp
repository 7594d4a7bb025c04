#include <iostream>
#include <vector>
using namespace std;

const long long NEVER = -1e15;

struct Trail {
    int from, to, profit;
};

int main() {
    int n, m;
    cin >> n >> m;
    vector<Trail> trails(m);
    for (Trail &t : trails) cin >> t.from >> t.to >> t.profit;
    vector<long long> best(n + 1, NEVER);
    vector<bool> endless(n + 1);
    best[1] = 0;
    for (int round = 1; round < n; round++)
        for (const Trail &t : trails)
            if (best[t.from] != NEVER && best[t.from] + t.profit > best[t.to]) best[t.to] = best[t.from] + t.profit;
    // Whatever still gets better, and all that lies behind it, has no limit.
    for (int round = 1; round <= n; round++)
        for (const Trail &t : trails)
            if (best[t.from] != NEVER && (best[t.from] + t.profit > best[t.to])) endless[t.to] = true;
    if (best[n] == NEVER) cout << "NO WAY\n";
    else if (endless[n]) cout << "NO LIMIT\n";
    else cout << best[n] << '\n';
    return 0;
}
