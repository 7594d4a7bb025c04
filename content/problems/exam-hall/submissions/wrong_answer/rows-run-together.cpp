#include <iostream>
using namespace std;

int plan[100][100];

int main() {
    int r, c;
    cin >> r >> c;
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) cin >> plan[i][j];
    }
    int pairs = 0, row = 0, place = 0;
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) {
            if (plan[i][j] == 0) continue;
            int found = 0;
            int next = i * c + j + 1;
            if (next < r * c && plan[next / c][next % c] == plan[i][j]) found++;
            if (i + 1 < r && plan[i + 1][j] == plan[i][j]) found++;
            if (pairs == 0 && found > 0) {
                row = i + 1;
                place = j + 1;
            }
            pairs += found;
        }
    }
    if (pairs == 0) cout << "plan is fine\n";
    else cout << pairs << '\n' << row << ' ' << place << '\n';
    return 0;
}
