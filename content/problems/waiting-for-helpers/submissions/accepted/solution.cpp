#include <algorithm>
#include <iostream>
#include <map>
#include <string>
using namespace std;

int main() {
    map<string, int> ready;
    int n, time = 0, waited = 0, all = 0;
    cin >> n;
    while (n-- > 0) {
        string step, name;
        int t;
        cin >> step;
        if (step == "work") {
            cin >> t;
            time += t;
        } else if (step == "start") {
            cin >> name >> t;
            ready[name] = time + t;
            all = max(all, time + t);
        } else {
            cin >> name;
            int later = max(time, ready[name]);
            waited += later - time;
            time = later;
            cout << name << ' ' << time << '\n';
        }
    }
    cout << time << ' ' << max(all, time) << ' ' << waited << '\n';
}
