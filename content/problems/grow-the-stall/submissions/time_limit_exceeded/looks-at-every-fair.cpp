#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    long long money;
    cin >> n >> k >> money;
    vector<pair<long long, int>> fairs(n);
    for (auto &[deposit, profit] : fairs) cin >> deposit >> profit;
    while (k-- > 0) {
        int best = -1;
        for (int i = 0; i < n; i++) {
            auto [deposit, profit] = fairs[i];
            if (profit >= 0 && deposit <= money && (best < 0 || profit > fairs[best].second)) best = i;
        }
        if (best < 0) break;
        money += fairs[best].second;
        fairs[best].second = -1;
    }
    cout << money << '\n';
}
