#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        // Your code here: note that a and b must not sit side by side.
    }

    // Your code here: print the number of ways and the first way, or impossible.
    return 0;
}
