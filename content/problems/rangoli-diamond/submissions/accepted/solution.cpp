#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string kind;
    cin >> n >> kind;
    int middle = n / 2;
    for (int r = 0; r < n; r++) {
        string row(n, '.');
        for (int c = 0; c < n; c++) {
            int distance = abs(r - middle) + abs(c - middle);
            if (kind == "FULL" ? distance <= middle : distance == middle) row[c] = '*';
        }
        cout << row << '\n';
    }
    return 0;
}
