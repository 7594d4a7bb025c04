#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<string> tiles;

int walks(int row, int column, int left) {
    if (row < 0 || row >= (int)tiles.size() || column < 0 || column >= (int)tiles[row].size()) return 0;
    char before = tiles[row][column];
    if (before == '#') return 0;
    if (before == 'G') return left == 1;
    tiles[row][column] = '#';
    int count = walks(row - 1, column, left - 1) + walks(row + 1, column, left - 1)
              + walks(row, column - 1, left - 1) + walks(row, column + 1, left - 1);
    tiles[row][column] = before;
    return count;
}

int main() {
    int r, c, row = 0, column = 0, free = 0;
    cin >> r >> c;
    tiles.resize(r);
    for (int i = 0; i < r; i++) {
        cin >> tiles[i];
        for (int j = 0; j < c; j++) {
            if (tiles[i][j] != '#') free++;
            if (tiles[i][j] == 'D') {
                row = i;
                column = j;
            }
        }
    }
    cout << walks(row, column, free) << '\n';
    return 0;
}
