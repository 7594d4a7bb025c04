#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int f, n, wanted, faults = 0, hand = 0;
    cin >> f >> n;
    vector<int> page(f, 0);
    vector<bool> bit(f, false);
    while (n-- > 0 && cin >> wanted) {
        auto found = find(page.begin(), page.end(), wanted);
        if (found != page.end()) {
            bit[found - page.begin()] = true;
            continue;
        }
        faults++;
        for (; bit[hand]; hand = (hand + 1) % f) bit[hand] = false;
        page[hand] = wanted;
        bit[hand] = true;
        hand = (hand + 1) % f;
    }
    cout << faults << '\n';
    for (int i = 0; i < f; i++) {
        if (i > 0) cout << ' ';
        if (page[i] > 0) cout << page[i];
        else cout << '-';
    }
    cout << '\n';
    return 0;
}
