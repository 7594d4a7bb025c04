#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int c, n;
    cin >> c >> n;
    int inside = 0, total = 0, most = 0, where = 0;
    for (int stop = 1; stop <= n; stop++) {
        int off, waiting;
        cin >> off >> waiting;
        inside = inside - off + waiting;
        int behind = max(0, inside - c);
        inside -= behind;
        total += behind;
        if (behind > most) {
            most = behind;
            where = stop;
        }
    }
    cout << total << ' ' << where << '\n';
}
