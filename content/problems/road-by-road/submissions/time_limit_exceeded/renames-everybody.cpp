#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<int> group(n + 1), size(n + 1, 1);
    iota(group.begin(), group.end(), 0);
    int groups = n, largest = 1;
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        int from = group[b], to = group[a];
        if (from == to) {
            cout << "LUXURY\n";
            continue;
        }
        for (int &each : group)
            if (each == from) each = to;
        size[to] += size[from];
        groups--;
        largest = max(largest, size[to]);
        cout << groups << ' ' << largest << '\n';
    }
    return 0;
}
