#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<long long> with(n + 1), without(n + 1);
    vector<int> boss(n + 1);
    for (int i = 1; i <= n; i++) cin >> with[i];
    for (int i = 2; i <= n; i++) cin >> boss[i];
    for (int i = n; i >= 2; i--) {
        with[boss[i]] += without[i];
        without[boss[i]] += with[i];
    }
    cout << max(with[1], without[1]) << '\n';
    return 0;
}
