#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int r, c;
vector<string> field;
vector<int> in_row, in_column;

bool right_plan() {
    vector<int> rows(r), columns(c);
    for (int a = 0; a < r * c; a++) {
        if (field[a / c][a % c] != 'A') continue;
        rows[a / c]++;
        columns[a % c]++;
        for (int b = 0; b < a; b++) {
            if (field[b / c][b % c] == 'A' && abs(a / c - b / c) <= 1 && abs(a % c - b % c) <= 1) return false;
        }
    }
    return rows == in_row && columns == in_column;
}

bool solve(int square) {
    if (square == r * c) return right_plan();
    char &here = field[square / c][square % c];
    if (here == '.') {
        here = 'A';
        if (solve(square + 1)) return true;
        here = '.';
    }
    return solve(square + 1);
}

int main() {
    cin >> r >> c;
    field.resize(r);
    in_row.resize(r);
    in_column.resize(c);
    for (string &row : field) cin >> row;
    for (int &tents : in_row) cin >> tents;
    for (int &tents : in_column) cin >> tents;
    if (solve(0)) {
        for (const string &row : field) cout << row << '\n';
    } else {
        cout << "no plan\n";
    }
    return 0;
}
