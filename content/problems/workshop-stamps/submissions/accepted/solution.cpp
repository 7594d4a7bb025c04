#include <iostream>
#include <map>
#include <set>
#include <string>
using namespace std;

void print(const string &title, const map<int, int> &visits, int wanted) {
    bool nobody = true;
    cout << title;
    for (const auto &each : visits) {
        if (each.second == wanted) {
            cout << ' ' << each.first;
            nobody = false;
        }
    }
    cout << (nobody ? " none\n" : "\n");
}

int main() {
    int w;
    cin >> w;
    map<int, int> visits;
    for (int i = 0; i < w; i++) {
        int k, roll;
        cin >> k;
        set<int> present;
        while (k-- > 0) {
            cin >> roll;
            present.insert(roll);
        }
        for (int each : present) visits[each]++;
    }
    print("all:", visits, w);
    print("one:", visits, 1);
}
