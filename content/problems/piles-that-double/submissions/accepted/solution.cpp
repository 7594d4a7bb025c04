#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> sheets(n);
    for (int &sheet : sheets) cin >> sheet;
    for (int size = 1; size < n; size *= 2) {
        for (int begin = 0; begin < n; begin += 2 * size) {
            int middle = min(begin + size, n), end = min(begin + 2 * size, n);
            inplace_merge(sheets.begin() + begin, sheets.begin() + middle, sheets.begin() + end);
        }
        for (int i = 0; i < n; i++) {
            if (i > 0) cout << (i % (2 * size) == 0 ? " | " : " ");
            cout << sheets[i];
        }
        cout << '\n';
    }
    return 0;
}
