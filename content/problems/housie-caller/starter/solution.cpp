#include <iostream>
using namespace std;

int main() {
    int ticket[3][9], m;
    for (auto &row : ticket) {
        for (int &number : row) cin >> number;
    }
    int line = 0, house = 0;
    cin >> m;
    for (int call = 1; call <= m; call++) {
        int number;
        cin >> number;
        // Your code here: mark the number, and see whether a row or the house is complete.
    }
    cout << line << ' ' << house << '\n';
    return 0;
}
