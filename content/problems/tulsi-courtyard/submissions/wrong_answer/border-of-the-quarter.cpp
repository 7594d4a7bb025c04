#include <iostream>
using namespace std;

int row, column;

/* Goes into the quarter of the asked square. size is half the side of the part that begins at top and left. */
void answer(int top, int left, int size, int taken_row, int taken_column) {
    if (size == 0) {
        cout << "tulsi\n";
        return;
    }
    // Quarters have the numbers 0 and 1 above, 2 and 3 below.
    int mine = 2 * (row > top + size) + (column > left + size);
    int taken = 2 * (taken_row > top + size) + (taken_column > left + size);
    if (mine != taken) {
        int centre_row = top + size - 1, centre_column = left + size - 1;
        taken_row = centre_row + mine / 2;
        taken_column = centre_column + mine % 2;
        if (row == taken_row && column == taken_column) {
            for (int quarter = 0; quarter < 4; quarter++) {
                if (quarter == mine || quarter == taken) continue;
                cout << centre_row + quarter / 2 << ' ' << centre_column + quarter % 2 << ' ';
            }
            cout << '\n';
            return;
        }
    }
    answer(top + size * (mine / 2), left + size * (mine % 2), size / 2, taken_row, taken_column);
}

int main() {
    int k, plant_row, plant_column, q;
    cin >> k >> plant_row >> plant_column >> q;
    while (q-- > 0) {
        cin >> row >> column;
        answer(1, 1, 1 << (k - 1), plant_row, plant_column);
    }
    return 0;
}
