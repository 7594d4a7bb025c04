#include <iostream>
#include <string>
#include <vector>
using namespace std;

const vector<string> DAYS = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

int number_of(const string &day) {
    int i = 0;
    while (DAYS[i] != day) i++;
    return i;
}

int main() {
    int v, q;
    cin >> v >> q;
    vector<string> names(v);
    vector<int> market(v);
    for (int i = 0; i < v; i++) {
        string day;
        cin >> names[i] >> day;
        market[i] = number_of(day);
    }
    while (q-- > 0) {
        string day;
        cin >> day;
        int today = number_of(day), next = 0, wait = 7;
        for (int i = 0; i < v; i++) {
            int days = market[i] - today;
            if (days >= 0 && days < wait) {
                wait = days;
                next = i;
            }
        }
        cout << names[next];
        if (wait == 0) cout << " today\n";
        else if (wait == 1) cout << " tomorrow\n";
        else cout << " in " << wait << " days\n";
    }
}
