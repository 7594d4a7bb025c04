#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> slots(n), begin(k + 2), places(n);
    for (int &slot : slots) {
        cin >> slot;
        begin[slot + 1]++;
    }
    for (int slot = 1; slot <= k; slot++) begin[slot + 1] += begin[slot];
    for (int i = n - 1; i >= 0; i--) places[i] = ++begin[slots[i]];
    for (int place : places) cout << place << ' ';
    cout << '\n';
    return 0;
}
