#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        int a, b;
        cin >> a >> b;
        // Your code here: keep this wish.
    }

    // Your code here: print the largest number of bridges.
    return 0;
}
