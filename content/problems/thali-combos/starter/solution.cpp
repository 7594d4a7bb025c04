#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n, m;
    long long k;
    cin >> n >> m >> k;
    vector<long long> curries(n), breads(m);
    for (long long &price : curries) cin >> price;
    for (long long &price : breads) cin >> price;

    long long price = 0;
    // Your code here: the price on line k.

    cout << price << '\n';
    return 0;
}
