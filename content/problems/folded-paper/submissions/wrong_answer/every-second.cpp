#include <iostream>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    while (q-- > 0) {
        long long k;
        cin >> k;
        bool valley = k % 2 == 0 || k % 4 == 1;
        cout << (valley ? "valley" : "mountain") << '\n';
    }
    return 0;
}
