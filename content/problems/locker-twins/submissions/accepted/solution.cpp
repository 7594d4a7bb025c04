#include <iostream>
#include <vector>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    vector<bool> composite(b + 1, false);
    for (int d = 2; d * d <= b; d++) {
        if (composite[d]) continue;
        for (int m = d * d; m <= b; m += d) composite[m] = true;
    }
    int pairs = 0, last = 0;
    for (int n = max(a, 2); n + 2 <= b; n++) {
        if (!composite[n] && !composite[n + 2]) {
            pairs++;
            last = n;
        }
    }
    cout << pairs << ' ' << last << '\n';
    return 0;
}
