#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<long long> total(n + 1, 0);
    for (int i = 1; i <= n; i++) {
        cin >> total[i];
        total[i] += total[i - 1];
    }
    while (q-- > 0) {
        int a, b;
        cin >> a >> b;
        cout << total[b] - total[a - 1] << '\n';
    }
    return 0;
}
