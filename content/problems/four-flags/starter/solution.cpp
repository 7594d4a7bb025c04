#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        string name, flags;
        int w;
        long long a, b, result = 0;
        cin >> name >> w >> a >> b;

        // Your code here: the result, and flags += 'N' and so on.

        cout << result << ' ' << (flags.empty() ? "-" : flags) << '\n';
    }
    return 0;
}
