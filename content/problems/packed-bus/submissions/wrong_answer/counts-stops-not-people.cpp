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
        int behind = 0;
        if (inside > c) {
            behind = inside - c;
            inside = c;
        }
        if (behind > 0) total++;
        if (behind > most) {
            most = behind;
            where = stop;
        }
    }
    cout << total << ' ' << where << '\n';
}
