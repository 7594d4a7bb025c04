#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m, q;
    cin >> n >> m >> q;
    vector<vector<int>> road(n + 1, vector<int>(n + 1, 0));
    while (m-- > 0) {
        int a, b, length;
        cin >> a >> b >> length;
        if (road[a][b] == 0 || length < road[a][b]) road[a][b] = road[b][a] = length;
    }
    while (q-- > 0) {
        int k;
        cin >> k;
        vector<int> towns(k);
        for (int &town : towns) cin >> town;
        int length = 0, step = 1;
        while (step < k && road[towns[step - 1]][towns[step]] > 0) {
            length += road[towns[step - 1]][towns[step]];
            step++;
        }
        if (step < k) cout << "no road " << towns[step - 1] << ' ' << towns[step] << '\n';
        else cout << length << '\n';
    }
    return 0;
}
