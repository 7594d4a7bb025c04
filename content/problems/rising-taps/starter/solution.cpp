#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Listener {
    int element;
    string phase, kind;
};

int main() {
    int n, m, t;
    cin >> n >> m >> t;
    vector<int> parent(n + 1);
    for (int i = 2; i <= n; i++) cin >> parent[i];
    vector<Listener> listeners(m);
    for (Listener &l : listeners) cin >> l.element >> l.phase >> l.kind;
    for (int i = 0; i < t; i++) {
        int tapped;
        cin >> tapped;

        // Your code here.
        cout << "none\n";
    }
    return 0;
}
