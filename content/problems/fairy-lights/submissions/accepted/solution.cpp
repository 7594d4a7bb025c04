#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct Bundle {
    long long lamps;
    char colour;
};

vector<Bundle> readChain(int bundles) {
    vector<Bundle> chain(bundles);
    for (Bundle &bundle : chain) cin >> bundle.lamps >> bundle.colour;
    return chain;
}

int main() {
    ios::sync_with_stdio(false);
    int n, m;
    cin >> n >> m;
    vector<Bundle> first = readChain(n), second = readChain(m);
    long long same = 0, row = 0, longest = 0;
    auto a = first.begin(), b = second.begin();
    while (a != first.end()) {
        long long stretch = min(a->lamps, b->lamps);
        if (a->colour == b->colour) {
            same += stretch;
            row += stretch;
            longest = max(longest, row);
        } else {
            row = 0;
        }
        a->lamps -= stretch;
        b->lamps -= stretch;
        if (a->lamps == 0) ++a;
        if (b->lamps == 0) ++b;
    }
    cout << same << ' ' << longest << '\n';
    return 0;
}
