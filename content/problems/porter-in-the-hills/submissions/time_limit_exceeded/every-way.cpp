#include <iostream>
#include <vector>
using namespace std;

int r, c, best = -1;
long long ways = 0;
vector<vector<int>> toll;

void walk(int i, int j, int sum) {
    if (i == r || j == c || toll[i][j] < 0) return;
    sum += toll[i][j];
    if (i == r - 1 && j == c - 1) {
        if (best < 0 || sum < best) {
            best = sum;
            ways = 0;
        }
        if (sum == best) ways++;
        return;
    }
    walk(i + 1, j, sum);
    walk(i, j + 1, sum);
}

int main() {
    cin >> r >> c;
    toll.assign(r, vector<int>(c));
    for (auto &row : toll)
        for (int &each : row) cin >> each;
    walk(0, 0, 0);
    if (best < 0) cout << "NO WAY\n";
    else cout << best << ' ' << ways % 1000000007 << '\n';
    return 0;
}
