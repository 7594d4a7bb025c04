#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<long long> cost(n + 2, 0), best(n + 2, 0);
    for (int i = 1; i <= n; i++) cin >> cost[i];
    for (int i = 1; i <= n + 1; i++) {
        best[i] = cost[i] + *min_element(best.begin() + max(0, i - k), best.begin() + i);
    }
    cout << best[n + 1] << '\n';
}
