#include <iostream>
#include <iterator>
#include <set>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    set<int> open;
    while (n-- > 0) {
        char event;
        int x;
        cin >> event >> x;
        if (event == '+') {
            open.insert(x);
        } else if (event == '-') {
            open.erase(x);
        } else if (open.empty()) {
            cout << "NONE\n";
        } else {
            auto above = open.lower_bound(x);
            auto best = above;
            if (above == open.end()) best = prev(above);
            else if (above != open.begin() && x - *prev(above) <= *above - x) best = prev(above);
            cout << *best << '\n';
        }
    }
    return 0;
}
