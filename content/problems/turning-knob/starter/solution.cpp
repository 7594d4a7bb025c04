#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, m, total = 0;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        string pattern;
        cin >> pattern;
        int position = 0;

        // Your code here: find the position, and compare it with the one before.

        cout << position << '\n';
    }
    cout << total << '\n';
    return 0;
}
