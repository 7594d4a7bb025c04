#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

/** How many thalis cost at most this much? Both lists are sorted. */
long long countUpTo(long long price, const vector<long long> &curries, const vector<long long> &breads) {
    long long count = 0;
    size_t fitting = breads.size();
    for (long long curry : curries) {
        while (fitting > 0 && curry + breads[fitting - 1] > price) fitting--;
        count += fitting;
    }
    return count;
}

int main() {
    ios::sync_with_stdio(false);
    int n, m;
    long long k;
    cin >> n >> m >> k;
    vector<long long> curries(n), breads(m);
    for (long long &price : curries) cin >> price;
    for (long long &price : breads) cin >> price;
    sort(curries.begin(), curries.end());
    sort(breads.begin(), breads.end());
    long long low = curries.front() + breads.front(), high = curries.back() + breads.back();
    while (low < high) {
        long long middle = (low + high) / 2;
        if (countUpTo(middle, curries, breads) >= k) high = middle;
        else low = middle + 1;
    }
    cout << low << '\n';
    return 0;
}
