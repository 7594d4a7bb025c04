#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct Offer {
    int first, last, pay;
};

int main() {
    int n;
    cin >> n;
    vector<Offer> offers(n);
    for (Offer &o : offers) cin >> o.first >> o.last >> o.pay;
    sort(offers.begin(), offers.end(), [](const Offer &a, const Offer &b) { return a.last < b.last; });
    vector<long long> best(n + 1, 0);
    for (int i = 0; i < n; i++) {
        auto end = lower_bound(offers.begin(), offers.begin() + i, offers[i].first,
                               [](const Offer &o, int day) { return o.last < day; });
        int k = end - offers.begin(); // so many offers end before the first day of this one
        best[i + 1] = max(best[i], best[k] + offers[i].pay);
    }
    cout << best[n] << '\n';
    return 0;
}
