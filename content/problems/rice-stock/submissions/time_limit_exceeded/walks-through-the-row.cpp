#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<long long> sacks(n + 1);
    for (int i = 1; i <= n; i++) cin >> sacks[i];
    while (q-- > 0) {
        char event;
        int i, x;
        cin >> event >> i >> x;
        if (event == '+') sacks[i] += x;
        else if (event == '-') sacks[i] -= x;
        else {
            long long sum = 0;
            for (int k = i; k <= x; k++) sum += sacks[k];
            cout << sum << '\n';
        }
    }
    return 0;
}
