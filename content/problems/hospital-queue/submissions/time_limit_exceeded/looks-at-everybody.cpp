#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int q;
    cin >> q;
    vector<int> urgency = {0}; // 0: was called
    while (q-- > 0) {
        string event;
        int p, u;
        cin >> event;
        if (event == "ARRIVE") {
            cin >> u;
            urgency.push_back(u);
        } else if (event == "WORSE") {
            cin >> p >> u;
            if (urgency[p] > 0) urgency[p] = u;
        } else {
            auto most = max_element(urgency.begin(), urgency.end());
            if (*most > 0) cout << most - urgency.begin() << '\n';
            else cout << "nobody\n";
            *most = 0;
        }
    }
    return 0;
}
