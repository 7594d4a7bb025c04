#include <iostream>
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
        } else {
            cout << "NONE\n"; // Your code here: the nearest one to x.
        }
    }
    return 0;
}
