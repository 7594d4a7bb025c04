#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m, largest = 0, ways = 0;
    cin >> n >> m;
    vector<int> quarrels(n, 0);
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        quarrels[a - 1] |= 1 << (b - 1);
        quarrels[b - 1] |= 1 << (a - 1);
    }
    for (int group = 0; group < 1 << n; group++) {
        int size = 0;
        bool peaceful = true;
        for (int i = 0; i < n; i++) {
            if ((group >> i & 1) == 0) continue;
            size++;
            if ((quarrels[i] & group) != 0) peaceful = false;
        }
        if (!peaceful || size < largest) continue;
        if (size > largest) {
            largest = size;
            ways = 0;
        }
        ways++;
    }
    cout << largest << ' ' << ways << '\n';
    return 0;
}
