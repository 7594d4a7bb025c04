#include <iostream>
using namespace std;

int main() {
    int n, square[50][50];
    cin >> n;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) cin >> square[i][j];
    }
    int target = 0, falling = 0, rising = 0, different = 0;
    for (int j = 0; j < n; j++) target += square[0][j];
    for (int i = 0; i < n; i++) {
        int row = 0, column = 0;
        for (int j = 0; j < n; j++) {
            row += square[i][j];
            column += square[j][i];
        }
        if (row != target) different++;
        if (column != target) different++;
        falling += square[i][i];
        if (i > 0) rising += square[i][n - i];
    }
    if (falling != target) different++;
    if (rising != target) different++;
    cout << target << '\n';
    if (different == 0) cout << "magic\n";
    else cout << different << '\n';
}
