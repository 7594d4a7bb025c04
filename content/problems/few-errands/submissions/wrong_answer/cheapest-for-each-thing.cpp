#include <algorithm>
#include <iostream>
#include <set>
#include <vector>
using namespace std;

int main() {
    int t, n;
    cin >> t >> n;
    vector<int> price(n), best(t + 1, -1);
    for (int i = 0; i < n; i++) {
        int count, thing;
        cin >> price[i] >> count;
        while (count-- > 0) {
            cin >> thing;
            if (best[thing] == -1 || price[i] < price[best[thing]]) best[thing] = i;
        }
    }
    set<int> visited;
    for (int thing = 1; thing <= t; thing++) {
        if (best[thing] == -1) {
            cout << "not possible\n";
            return 0;
        }
        visited.insert(best[thing]);
    }
    int paid = 0;
    for (int shop : visited) paid += price[shop];
    cout << paid << '\n';
}
