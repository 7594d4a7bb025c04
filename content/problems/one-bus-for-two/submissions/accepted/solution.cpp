#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> one(n), two(m);
    for (int &stop : one) cin >> stop;
    for (int &stop : two) cin >> stop;
    vector<vector<int>> best(n + 1, vector<int>(m + 1));
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            if (one[i - 1] == two[j - 1]) best[i][j] = best[i - 1][j - 1] + 1;
            else best[i][j] = max(best[i - 1][j], best[i][j - 1]);
        }
    }
    cout << best[n][m] << ' ' << n + m - 2 * best[n][m] << '\n';
    return 0;
}
