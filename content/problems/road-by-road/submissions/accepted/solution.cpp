#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<int> parent(n + 1), size(n + 1, 1);
    iota(parent.begin(), parent.end(), 0);
    auto find = [&](int x) {
        while (parent[x] != x) x = parent[x] = parent[parent[x]];
        return x;
    };
    int groups = n, largest = 1;
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        a = find(a);
        b = find(b);
        if (a == b) {
            cout << "LUXURY\n";
            continue;
        }
        if (size[a] < size[b]) swap(a, b);
        parent[b] = a;
        size[a] += size[b];
        groups--;
        largest = max(largest, size[a]);
        cout << groups << ' ' << largest << '\n';
    }
    return 0;
}
