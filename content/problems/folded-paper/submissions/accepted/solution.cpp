#include <iostream>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    while (q-- > 0) {
        long long k;
        cin >> k;
        // Halve as long as possible: crease k of n folds looks like crease k / 2 of n - 1 folds.
        while (k % 2 == 0) k /= 2;
        // The creases of the last fold are valleys and mountains in turn.
        cout << (k % 4 == 1 ? "valley" : "mountain") << '\n';
    }
    return 0;
}
