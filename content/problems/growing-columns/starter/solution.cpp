#include <iostream>
#include <vector>
using namespace std;

struct Column {
    int basis, grow, largest, width;
};

int main() {
    int w, n, rounds = 0;
    cin >> w >> n;
    vector<Column> columns(n);
    for (Column &c : columns) {
        cin >> c.basis >> c.grow >> c.largest;
        c.width = c.basis;
    }

    // Your code here.

    int left = w;
    for (const Column &c : columns) {
        cout << c.width << ' ';
        left -= c.width;
    }
    cout << '\n' << rounds << ' ' << left << '\n';
    return 0;
}
