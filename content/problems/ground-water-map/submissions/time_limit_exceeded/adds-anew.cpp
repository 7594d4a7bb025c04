#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c, q;
    cin >> r >> c >> q;
    vector<vector<int>> change(r + 1, vector<int>(c + 1));
    for (int i = 1; i <= r; i++)
        for (int j = 1; j <= c; j++) cin >> change[i][j];
    while (q-- > 0) {
        int a, b, x, y;
        cin >> a >> b >> x >> y;
        long long sum = 0;
        for (int i = a; i <= b; i++)
            for (int j = x; j <= y; j++) sum += change[i][j];
        cout << sum << '\n';
    }
    return 0;
}
