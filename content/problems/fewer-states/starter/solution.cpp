#include <array>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, reached = 0, needed = 0;
    cin >> n;
    vector<int> output(n + 1);
    vector<array<int, 2>> next(n + 1);
    for (int s = 1; s <= n; s++) cin >> output[s] >> next[s][0] >> next[s][1];

    // Your code here.

    cout << reached << ' ' << needed << '\n';
    return 0;
}
