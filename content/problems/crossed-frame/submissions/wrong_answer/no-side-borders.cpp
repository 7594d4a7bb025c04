#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int r = 1; r <= n; r++) {
        for (int c = 1; c <= n; c++)
            cout << (r == 1 || r == n || r == c || r + c == n + 1 ? '#' : '.');
        cout << '\n';
    }
    return 0;
}
