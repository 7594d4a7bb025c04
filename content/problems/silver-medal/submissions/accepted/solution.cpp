#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int gold = 0, golds = 0, silver = 0, silvers = 0;
    for (int i = 0; i < n; i++) {
        int distance;
        cin >> distance;
        if (distance > gold) {
            silver = gold;
            silvers = golds;
            gold = distance;
            golds = 1;
        } else if (distance == gold) {
            golds++;
        } else if (distance > silver) {
            silver = distance;
            silvers = 1;
        } else if (distance == silver) {
            silvers++;
        }
    }
    cout << gold << ' ' << golds << '\n';
    if (silvers > 0) cout << silver << ' ' << silvers << '\n';
    else cout << "no silver\n";
}
