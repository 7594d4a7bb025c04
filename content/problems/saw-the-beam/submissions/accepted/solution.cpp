#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int l, n;
    cin >> l >> n;
    vector<int> mark(n + 2);
    for (int i = 1; i <= n; i++) cin >> mark[i];
    mark[n + 1] = l;
    vector<vector<long long>> best(n + 2, vector<long long>(n + 2));
    pair<long long, int> cheapest;
    for (int a = n - 1; a >= 0; a--) {
        for (int b = a + 2; b <= n + 1; b++) {
            cheapest = {best[a][a + 1] + best[a + 1][b], a + 1};
            for (int cut = a + 2; cut < b; cut++) cheapest = min(cheapest, {best[a][cut] + best[cut][b], cut});
            best[a][b] = cheapest.first + mark[b] - mark[a];
        }
    }
    cout << best[0][n + 1] << ' ' << mark[cheapest.second] << '\n';
    return 0;
}
