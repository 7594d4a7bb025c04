#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> beds(n);
    for (int &each : beds) cin >> each;
    while (q-- > 0) {
        char what;
        int room, group;
        cin >> what;
        if (what == '-') {
            cin >> room >> group;
            beds[room - 1] += group;
            continue;
        }
        cin >> group;
        auto first = find_if(beds.begin(), beds.end(), [group](int free) { return free >= group; });
        if (first == beds.end()) {
            cout << "FULL\n";
        } else {
            *first -= group;
            cout << first - beds.begin() + 1 << '\n';
        }
    }
    return 0;
}
