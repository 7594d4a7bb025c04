#include <iostream>
#include <vector>
using namespace std;

struct Column {
    long long basis, grow, largest, width;
    bool fixed;
};

/** One round. Answers whether space was shared out; `again` says whether another round is needed. */
bool share(long long row, vector<Column> &columns, bool &again) {
    long long sum = 0;
    for (const Column &c : columns) {
        row -= c.fixed ? c.width : 0;
        sum += c.fixed ? 0 : c.grow;
    }
    again = false;
    for (Column &c : columns) {
        if (c.fixed) continue;
        c.width = c.basis + (sum > 0 ? row * c.grow / sum : 0);
        if (c.width <= c.largest) continue;
        c.width = c.largest;
        c.fixed = again = true;
    }
    return sum > 0;
}

int main() {
    long long row;
    int n, rounds = 0;
    cin >> row >> n;
    vector<Column> columns(n);
    for (Column &c : columns) {
        cin >> c.basis >> c.grow >> c.largest;
        c.fixed = false;
    }
    bool again = true;
    while (again && share(row, columns, again)) rounds++;
    for (const Column &c : columns) {
        cout << c.width << ' ';
        row -= c.width;
    }
    cout << '\n' << rounds << ' ' << row << '\n';
    return 0;
}
