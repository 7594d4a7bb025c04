#include <algorithm>
#include <iostream>
#include <map>
#include <tuple>
#include <utility>
#include <vector>
using namespace std;

struct Link {
    int a, b;
    long long price;
};

int main() {
    int n, m;
    cin >> n >> m;
    map<int, long long> cost; // by ID, so the root stands first
    for (int i = 0; i < n; i++) {
        int id;
        cin >> id;
        cost[id] = 1000000000000LL;
    }
    int root = cost.begin()->first;
    cost[root] = 0;
    vector<Link> links(m);
    for (Link &l : links) cin >> l.a >> l.b >> l.price;
    for (int round = 1; round < n; round++) {
        for (const Link &l : links) {
            cost[l.b] = min(cost[l.b], cost[l.a] + l.price);
            cost[l.a] = min(cost[l.a], cost[l.b] + l.price);
        }
    }
    cout << root << '\n';
    map<int, int> port;
    for (auto [id, own] : cost) {
        if (id == root) continue;
        tuple<long long, int, int> best{2000000000000LL, 0, 0};
        for (int l = 0; l < m; l++) {
            if (links[l].a != id && links[l].b != id) continue;
            int other = links[l].a == id ? links[l].b : links[l].a;
            best = min(best, {cost[other] + links[l].price, other, l + 1});
        }
        port[id] = get<2>(best);
        cout << id << ' ' << own << ' ' << port[id] << '\n';
    }
    bool any = false;
    for (int l = 0; l < m; l++) {
        int a = links[l].a, b = links[l].b;
        int far = max(make_pair(cost[a], -a), make_pair(cost[b], -b)).second;
        far = -far;
        if (port[far] == l + 1) continue;
        cout << "blocked " << l + 1 << ' ' << far << '\n';
        any = true;
    }
    if (!any) cout << "blocked none\n";
    return 0;
}
