#include <iostream>
using namespace std;

long long rounded_up(long long amount, long long part) {
    return (amount + part - 1) / part;
}

int main() {
    long long l, w, t, k;
    cin >> l >> w >> t >> k;
    long long tiles = rounded_up(l * w, t * t);
    long long boxes = rounded_up(tiles, k);
    cout << boxes << ' ' << boxes * k - tiles << '\n';
    return 0;
}
