#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c, q;
    cin >> r >> c >> q;
    vector<vector<long long>> sum(r + 1, vector<long long>(c + 1));
    for (int i = 1; i <= r; i++) {
        for (int j = 1; j <= c; j++) {
            int change;
            cin >> change;
            sum[i][j] = change + sum[i - 1][j] + sum[i][j - 1] - sum[i - 1][j - 1];
        }
    }
    while (q-- > 0) {
        int a, b, x, y;
        cin >> a >> b >> x >> y;
        cout << sum[b][y] - sum[a - 1][y] - sum[b][x - 1] + sum[a - 1][x - 1] << '\n';
    }
    return 0;
}
