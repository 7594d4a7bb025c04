#include <iostream>
#include <map>
using namespace std;

int main() {
    map<int, int> rowOf;
    for (int row = 0; row < 3; row++) {
        for (int place = 0; place < 9; place++) {
            int number;
            cin >> number;
            if (number > 0) rowOf[number] = row;
        }
    }
    int missing[3] = {5, 5, 5}, left = 15, m, line = 0, house = 0;
    cin >> m;
    for (int call = 1; call <= m; call++) {
        int number;
        cin >> number;
        if (!rowOf.count(number)) continue;
        if (--missing[rowOf[number]] == 0 && line == 0) line = call;
        if (--left == 0) house = call;
    }
    cout << line << ' ' << house << '\n';
    return 0;
}
