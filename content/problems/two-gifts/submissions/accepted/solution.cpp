#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, b;
    cin >> n >> b;
    vector<int> prices(n);
    for (int &price : prices) cin >> price;
    sort(prices.begin(), prices.end());
    long long ways = 0;
    for (int i = 0; i < n; i++) {
        auto end = upper_bound(prices.begin() + i + 1, prices.end(), b - prices[i]);
        ways += end - (prices.begin() + i + 1);
    }
    cout << ways << '\n';
}
