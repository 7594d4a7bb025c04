#include <iostream>
#include <string>
#include <vector>
using namespace std;

int r, c;
vector<string> field;
vector<int> in_row, in_column;

bool tent(int row, int column) {
    return row >= 0 && column >= 0 && column < c && field[row][column] == 'A';
}

bool may_stand(int row, int column) {
    if (field[row][column] == 'T' || in_row[row] == 0 || in_column[column] == 0) return false;
    return !tent(row, column - 1) && !tent(row - 1, column - 1) && !tent(row - 1, column) && !tent(row - 1, column + 1);
}

/* After the row, can the rows below still bring all that is missing? */
bool can_go_on(int row) {
    if (in_row[row] > 0) return false;
    for (int missing : in_column) {
        if (missing > r - 1 - row && row < r - 1) return false;
    }
    return true;
}

bool solve(int row, int column) {
    if (column == c) {
        if (!can_go_on(row)) return false;
        row++;
        column = 0;
    }
    if (row == r) return true;
    if (may_stand(row, column)) {
        field[row][column] = 'A';
        in_row[row]--;
        in_column[column]--;
        if (solve(row, column + 1)) return true;
        field[row][column] = '.';
        in_row[row]++;
        in_column[column]++;
    }
    return solve(row, column + 1);
}

int main() {
    cin >> r >> c;
    field.resize(r);
    in_row.resize(r);
    in_column.resize(c);
    for (string &row : field) cin >> row;
    for (int &missing : in_row) cin >> missing;
    for (int &missing : in_column) cin >> missing;
    if (solve(0, 0)) {
        for (const string &row : field) cout << row << '\n';
    } else {
        cout << "no plan\n";
    }
    return 0;
}
