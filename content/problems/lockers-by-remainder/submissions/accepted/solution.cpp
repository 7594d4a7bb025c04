#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

const int UNTOUCHED = -1, NOTE = -2;

int main() {
    int m, q;
    cin >> m >> q;
    vector<int> locker(m, UNTOUCHED);
    while (q-- > 0) {
        string command;
        int x;
        cin >> command >> x;
        int found = -1, room = -1, looked = 0;
        while (looked < m) {
            int i = (x + looked++) % m;
            if (locker[i] == x) {
                found = i;
                break;
            }
            if (locker[i] < 0 && room < 0) room = i;
            if (locker[i] == UNTOUCHED) break;
        }
        if (found < 0 && command == "in" && room >= 0) {
            locker[room] = x;
            found = room;
        } else if (found >= 0 && command == "out") {
            locker[found] = NOTE;
        }
        cout << (found >= 0 ? to_string(found) : "-") << ' ' << looked << '\n';
    }
    int notes = count(locker.begin(), locker.end(), NOTE);
    int untouched = count(locker.begin(), locker.end(), UNTOUCHED);
    cout << m - notes - untouched << ' ' << notes << ' ' << untouched << '\n';
    return 0;
}
