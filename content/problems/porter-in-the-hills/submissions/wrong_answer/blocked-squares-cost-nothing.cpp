#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const int NEVER = 1e9, MODULUS = 1e9 + 7;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c;
    cin >> r >> c;
    vector<vector<int>> toll(r + 1, vector<int>(c + 1, NEVER)), ways(r + 1, vector<int>(c + 1));
    toll[0][1] = 0;
    ways[0][1] = 1;
    for (int i = 1; i <= r; i++) {
        for (int j = 1; j <= c; j++) {
            int here;
            cin >> here;
            int before = min(toll[i - 1][j], toll[i][j - 1]);
            if (before == NEVER) continue;
            if (here < 0) here = 0;
            toll[i][j] = before + here;
            if (toll[i - 1][j] == before) ways[i][j] += ways[i - 1][j];
            if (toll[i][j - 1] == before) ways[i][j] = (ways[i][j] + ways[i][j - 1]) % MODULUS;
        }
    }
    if (toll[r][c] == NEVER) cout << "NO WAY\n";
    else cout << toll[r][c] << ' ' << ways[r][c] << '\n';
    return 0;
}
