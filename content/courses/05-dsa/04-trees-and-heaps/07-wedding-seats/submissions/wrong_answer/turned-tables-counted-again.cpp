#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<bool>> feud(n + 1, vector<bool>(n + 1, false));
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        feud[a][b] = feud[b][a] = true;
    }
    vector<int> table(n), first;
    iota(table.begin(), table.end(), 1);
    int ways = 0;
    do {
        bool peace = true;
        for (int i = 0; i < n && peace; i++) peace = !feud[table[i]][table[(i + 1) % n]];
        if (!peace) continue;
        if (ways == 0) first = table;
        ways++;
    } while (next_permutation(table.begin(), table.end()));
    cout << ways << '\n';
    if (ways == 0) cout << "impossible";
    for (int guest : first) cout << guest << ' ';
    cout << '\n';
    return 0;
}
