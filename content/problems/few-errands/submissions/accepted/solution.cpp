#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int t, n;
    cin >> t >> n;
    vector<int> price(n), shop(n, 0);
    for (int i = 0; i < n; i++) {
        int count, thing;
        cin >> price[i] >> count;
        while (count-- > 0) {
            cin >> thing;
            shop[i] |= 1 << (thing - 1);
        }
    }
    const int all = (1 << t) - 1, NEVER = 1000000;
    vector<int> cheapest(all + 1, NEVER);
    cheapest[0] = 0;
    for (int set = 0; set < all; set++) {
        for (int i = 0; i < n; i++) {
            int more = set | shop[i];
            cheapest[more] = min(cheapest[more], cheapest[set] + price[i]);
        }
    }
    if (cheapest[all] == NEVER) cout << "not possible\n";
    else cout << cheapest[all] << '\n';
}
