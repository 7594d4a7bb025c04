#include <iostream>
#include <set>
#include <string>
#include <utility>
using namespace std;

int main() {
    string steps;
    cin >> steps;
    int x = 0, y = 0, first = 0;
    set<pair<int, int>> footprints = {{0, 0}};
    for (size_t i = 0; i < steps.size(); i++) {
        if (steps[i] == 'N') y++;
        else if (steps[i] == 'S') y--;
        else if (steps[i] == 'E') x++;
        else x--;
        bool fresh = footprints.insert({x, y}).second;
        if (!fresh) first = i + 1;
    }
    cout << footprints.size() << '\n';
    if (first > 0) cout << first << '\n';
    else cout << "never\n";
}
