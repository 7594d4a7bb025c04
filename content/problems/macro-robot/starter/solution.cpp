#include <iostream>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

struct Move {
    long long x, y;
    int turns; // quarter turns to the right, 0 to 3
};

int main() {
    int n;
    cin >> n;
    cin.ignore();
    for (int i = 1; i <= n; i++) {
        string line, step;
        getline(cin, line);
        istringstream steps(line);
        Move move = {0, 0, 0};
        while (steps >> step) {
            // Your code here: step is F, R, L or the number of a macro.
        }
        cout << move.x << ' ' << move.y << ' ' << "NESW"[move.turns] << '\n';
    }
    return 0;
}
