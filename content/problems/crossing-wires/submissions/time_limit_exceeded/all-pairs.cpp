#include <iostream>
#include <vector>
using namespace std;

struct wire { int y, from, to; };

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int a, b;
    cin >> a >> b;
    vector<wire> wires(a);
    for (wire &w : wires) cin >> w.y >> w.from >> w.to;
    long long clips = 0;
    while (b-- > 0) {
        int x, low, high;
        cin >> x >> low >> high;
        for (const wire &w : wires) {
            if (w.from <= x && x <= w.to && low <= w.y && w.y <= high) clips++;
        }
    }
    cout << clips << '\n';
}
