#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int drunk = 0, empty = n;
    while (empty >= k) {
        int full = empty / k;
        empty = full + empty % k;
        drunk += full;
    }
    cout << drunk << ' ' << empty << '\n';
}
