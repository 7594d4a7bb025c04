#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> hour(n + 1);
    for (int i = 1; i <= n; i++) cin >> hour[i];
    while (q-- > 0) {
        string command;
        int a, b;
        cin >> command >> a >> b;
        if (command == "set") {
            hour[a] = b;
            continue;
        }
        int low = 1000, count = 0;
        for (int i = a; i <= b; i++) {
            if (hour[i] < low) {
                low = hour[i];
                count = 1;
            } else if (hour[i] == low) {
                count++;
            }
        }
        cout << low << ' ' << count << '\n';
    }
    return 0;
}
