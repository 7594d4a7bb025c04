#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> boss(n + 1, 0);
    for (int i = 2; i <= n; i++) cin >> boss[i];
    vector<long long> raised(n + 1, 0);
    while (q-- > 0) {
        string command;
        int x, r;
        cin >> command >> x;
        if (command == "ask") {
            long long risen = 0;
            for (; x > 0; x = boss[x]) risen += raised[x];
            cout << risen << '\n';
        } else {
            cin >> r;
            raised[x] += r;
        }
    }
}
