#include <iostream>
#include <vector>
using namespace std;

/* Sorts the letters by one digit. Letters with the same digit keep their order. */
vector<int> pass(const vector<int> &order, int place) {
    vector<vector<int>> drawers(10);
    for (int pin : order) drawers[pin / place % 10].push_back(pin);
    vector<int> next;
    for (const vector<int> &drawer : drawers) {
        for (int pin : drawer) next.push_back(pin);
    }
    return next;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> order(n), now(n);
    for (int &pin : order) cin >> pin;
    for (int &pin : now) cin >> pin;
    int done = 0, passes = order == now ? 0 : -1;
    for (int place : {1, 10, 100, 1000, 10000, 100000}) {
        order = pass(order, place);
        done++;
        if (passes == -1 && order == now) passes = done;
    }
    int right = 0;
    for (int i = 0; i < n; i++) {
        if (order[i] == now[i]) right++;
    }
    if (passes == -1) cout << "moved\n";
    else cout << passes << ' ' << right << '\n';
    return 0;
}
