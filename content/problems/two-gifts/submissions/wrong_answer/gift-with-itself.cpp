#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, b;
    cin >> n >> b;
    vector<int> prices(n);
    for (int &price : prices) cin >> price;
    sort(prices.begin(), prices.end());
    long long ways = 0;
    // Begins at i, so that a gift is also paired with itself.
    for (int i = 0; i < n; i++) ways += upper_bound(prices.begin() + i, prices.end(), b - prices[i]) - (prices.begin() + i);
    cout << ways << '\n';
}
