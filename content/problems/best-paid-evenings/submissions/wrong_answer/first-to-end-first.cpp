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
    long long sum = 0;
    int busy = 0;
    for (const Offer &o : offers) {
        if (o.first <= busy) continue;
        sum += o.pay;
        busy = o.last;
    }
    cout << sum << '\n';
    return 0;
}
