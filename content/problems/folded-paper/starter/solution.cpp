#include <iostream>
using namespace std;

// Is crease k of a strip that was folded n times a valley?
bool isValley(int n, long long k) {
    // your code here
    return true;
}

int main() {
    int n, q;
    cin >> n >> q;
    while (q-- > 0) {
        long long k;
        cin >> k;
        cout << (isValley(n, k) ? "valley" : "mountain") << '\n';
    }
    return 0;
}
