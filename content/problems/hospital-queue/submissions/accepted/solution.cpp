#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int q;
    cin >> q;
    set<pair<int, int>> waiting;
    vector<int> urgency = {0};
    while (q-- > 0) {
        string event;
        int p, u;
        cin >> event;
        if (event == "ARRIVE") {
            cin >> u;
            p = urgency.size();
            urgency.push_back(u);
            waiting.insert({-u, p});
        } else if (event == "WORSE") {
            cin >> p >> u;
            if (waiting.erase({-urgency[p], p}) > 0) waiting.insert({-u, p});
            urgency[p] = u;
        } else if (waiting.empty()) {
            cout << "nobody\n";
        } else {
            cout << waiting.begin()->second << '\n';
            waiting.erase(waiting.begin());
        }
    }
    return 0;
}
