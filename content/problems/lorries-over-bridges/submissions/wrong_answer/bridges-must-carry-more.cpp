#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct item { int a, b, weight, number; };

vector<int> parent;

int find_part(int village) {
    while (parent[village] != village) {
        parent[village] = parent[parent[village]];
        village = parent[village];
    }
    return village;
}

vector<item> read_sorted(int count) {
    vector<item> items(count);
    for (int i = 0; i < count; i++) {
        cin >> items[i].a >> items[i].b >> items[i].weight;
        items[i].number = i;
    }
    sort(items.begin(), items.end(), [](const item &x, const item &y) { return x.weight > y.weight; });
    return items;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, q, next = 0;
    cin >> n >> m >> q;
    vector<item> bridges = read_sorted(m), trips = read_sorted(q);
    for (int i = 0; i <= n; i++) parent.push_back(i);
    vector<bool> possible(q);
    for (const item &trip : trips) {
        for (; next < m && bridges[next].weight > trip.weight; next++) {
            parent[find_part(bridges[next].a)] = find_part(bridges[next].b);
        }
        possible[trip.number] = find_part(trip.a) == find_part(trip.b);
    }
    for (bool yes : possible) cout << (yes ? "yes\n" : "no\n");
}
