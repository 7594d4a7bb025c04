#include <iostream>
#include <vector>
using namespace std;

int main() {
    int p, m;
    cin >> p >> m;
    vector<int> plates(p), takes(m);
    for (int &plate : plates) cin >> plate;
    for (int &take : takes) cin >> take;
    vector<int> value(5001, 0);
    for (int s = 1; s <= 5000; s++) {
        vector<bool> reached(m + 2, false);
        for (int take : takes) {
            if (take <= s) reached[value[s - take]] = true;
        }
        while (reached[value[s]]) value[s]++;
    }
    int together = 0, winning = 0;
    for (int plate : plates) together ^= value[plate];
    for (int plate : plates) {
        for (int take : takes) {
            if (take <= plate && (together ^ value[plate]) == value[plate - take]) {
                winning++;
                break;
            }
        }
    }
    if (together == 0) cout << "Gauri\n";
    else cout << "Ganesh\n" << winning << '\n';
}
