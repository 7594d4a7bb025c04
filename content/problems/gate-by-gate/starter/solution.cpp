#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, g;
    string digits;
    cin >> n >> g >> digits;
    vector<int> wire(n + g + 1);
    for (int i = 1; i <= n; i++) wire[i] = digits[i - 1] - '0';

    for (int i = n + 1; i <= n + g; i++) {
        string kind;
        int a, b = 0;
        cin >> kind >> a;
        if (kind != "NOT") cin >> b;

        // Your code here: work out wire[i] from wire[a] and wire[b].

        cout << wire[i];
    }
    cout << '\n';
    return 0;
}
