#include <iostream>
#include <set>
#include <vector>
using namespace std;

int main() {
    int n, m;
    size_t k;
    cin >> n >> m >> k;
    vector<long long> curries(n), breads(m);
    for (long long &price : curries) cin >> price;
    for (long long &price : breads) cin >> price;
    set<long long> prices;
    for (long long curry : curries) {
        for (long long bread : breads) {
            prices.insert(curry + bread);
            if (prices.size() > k) prices.erase(--prices.end());
        }
    }
    cout << *prices.rbegin() << '\n';
    return 0;
}
