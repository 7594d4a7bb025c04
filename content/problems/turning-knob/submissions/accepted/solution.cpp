#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, m, at = -1, total = 0;
    cin >> n >> m;
    int last = (1 << n) - 1;
    while (m-- > 0) {
        string pattern;
        cin >> pattern;
        int position = stoi(pattern, nullptr, 2);
        // XOR of the pattern with all its shifts to the right.
        for (int shift = 1; shift < n; shift *= 2) position ^= position >> shift;
        cout << position;
        if (at < 0 || position == at) {
            at = position;
        } else if (position == ((at + 1) & last)) {
            total++;
            at = position;
        } else if (at == ((position + 1) & last)) {
            total--;
            at = position;
        } else {
            cout << '?';
        }
        cout << '\n';
    }
    cout << total << '\n';
    return 0;
}
