#include <iostream>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

/** Where a robot that looks north stands afterwards, and how many quarter turns to the right it has made. */
struct Move {
    long long x, y;
    int turns;

    Move operator+(Move next) const {
        for (int i = 0; i < turns; i++) next = {next.y, -next.x, next.turns};
        return {x + next.x, y + next.y, (turns + next.turns) % 4};
    }
};

int main() {
    int n;
    cin >> n;
    cin.ignore();
    vector<Move> macros(n + 1);
    for (int i = 1; i <= n; i++) {
        string line, step;
        getline(cin, line);
        istringstream steps(line);
        Move move = {0, 0, 0};
        while (steps >> step) {
            if (step == "F") move = move + Move{0, 1, 0};
            else if (step == "R") move = move + Move{0, 0, 1};
            else if (step == "L") move = move + Move{0, 0, 3};
            else move = move + macros[stoi(step)];
        }
        macros[i] = move;
        cout << move.x << ' ' << move.y << ' ' << "NESW"[move.turns] << '\n';
    }
    return 0;
}
