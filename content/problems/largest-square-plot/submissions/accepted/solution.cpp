#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int r, c, largest = 0, places = 0;
    cin >> r >> c;
    vector<vector<int>> side(r + 1, vector<int>(c + 1, 0));
    for (int i = 1; i <= r; i++) {
        string row;
        cin >> row;
        for (int j = 1; j <= c; j++) {
            if (row[j - 1] == '#') continue;
            side[i][j] = 1 + min({side[i - 1][j - 1], side[i - 1][j], side[i][j - 1]});
            if (side[i][j] > largest) {
                largest = side[i][j];
                places = 0;
            }
            if (side[i][j] == largest) places++;
        }
    }
    cout << largest << ' ' << places << '\n';
    return 0;
}
