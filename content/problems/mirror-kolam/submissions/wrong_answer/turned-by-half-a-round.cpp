#include <iostream>
using namespace std;

int main() {
    int r, c, kolam[100][100];
    cin >> r >> c;
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) cin >> kolam[i][j];
    }
    int sideways = 0, upright = 0;
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c / 2; j++) {
            if (kolam[i][j] != kolam[i][c - 1 - j]) sideways++;
        }
    }
    for (int i = 0; i < r / 2; i++) {
        for (int j = 0; j < c; j++) {
            if (kolam[i][j] != kolam[r - 1 - i][c - 1 - j]) upright++;
        }
    }
    cout << sideways << ' ' << upright << '\n';
}
