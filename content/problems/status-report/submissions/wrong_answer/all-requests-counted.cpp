#include <iostream>
#include <map>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    int count[6] = {0};
    map<string, int> faults;
    while (n-- > 0) {
        string method, path;
        int status;
        cin >> method >> path >> status;
        count[status / 100]++;
        faults[path] += status >= 400;
    }
    cout << count[2] << ' ' << count[3] << ' ' << count[4] << ' ' << count[5] << '\n';
    string worst = "none";
    int most = 0;
    for (auto &entry : faults) {
        if (entry.second > most) {
            most = entry.second;
            worst = entry.first;
        }
    }
    cout << worst << '\n';
    return 0;
}
