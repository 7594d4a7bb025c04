#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, t;
    cin >> n >> t;
    for (int row = -n; row <= n; row++) {
        for (int column = -n; column <= n; column++) {
            int sum = abs(row) + abs(column);
            if (sum == n) cout << '*';
            else if (sum < n && (row == 0 || column == 0)) cout << '+';
            else cout << ' ';
        }
        cout << '\n';
    }
    for (int i = 1; i <= t; i++) cout << string(n, ' ') << (i % 3 == 0 ? "<|>\n" : "|\n");
}
