#include <array>
#include <cctype>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, winner = 0;
    string line;
    getline(cin, line);
    n = stoi(line);
    array<int, 4> best = {{-1, 0, 0, 0}};
    for (int rule = 1; rule <= n; rule++) {
        getline(cin, line);
        array<int, 4> strength = {{line[0] == '!', 0, 0, 0}};
        char before = ' ';
        for (char c : line) {
            if (c == '#') strength[1]++;
            if (c == '.' || c == ':') strength[2]++;
            if (isalpha((unsigned char)c) && before == ' ') strength[3]++;
            before = c;
        }
        if (strength >= best) {
            best = strength;
            winner = rule;
        }
    }
    cout << winner << ' ' << best[1] << ' ' << best[2] << ' ' << best[3] << '\n';
    return 0;
}
