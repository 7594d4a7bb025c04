#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, largest = 0;
    cin >> n;
    vector<int> buttons(n);
    for (int &b : buttons) cin >> b;
    for (int from = 0; from < n; from++) {
        int lamps = 0;
        for (int to = from; to < n; to++) {
            lamps ^= buttons[to];
            largest = max(largest, lamps);
        }
    }
    cout << largest << '\n';
}
