#include <iostream>
#include <numeric>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n, q;
    cin >> n >> q;
    vector<int> parent(n + 1), bit(n + 1, 0);
    iota(parent.begin(), parent.end(), 0);
    for (int i = 1; i <= q; i++) {
        string kind;
        int a, b;
        cin >> kind >> a >> b;
        int differ = kind == "other";
        while (parent[a] != a) {
            differ ^= bit[a];
            a = parent[a];
        }
        while (parent[b] != b) {
            differ ^= bit[b];
            b = parent[b];
        }
        if (a != b) {
            parent[a] = b;
            bit[a] = differ;
        } else if (differ) {
            cout << i << '\n';
            return 0;
        }
    }
    cout << "no contradiction\n";
}
