#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int r = 1; r <= n; r++) {
        for (int c = 1; c <= n; c++) {
            bool bamboo = r == 1 || r == n || c == 1 || c == n || r == c || r + c == n + 1;
            cout << (bamboo ? '#' : '.');
        }
        cout << '\n';
    }
    return 0;
}
