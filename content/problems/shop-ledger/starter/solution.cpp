#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> takings(n);
    for (int &number : takings) cin >> number;
    for (int i = 0; i < q; i++) {
        int a, b;
        cin >> a >> b;
        // Your code here: print the takings from day a to day b.
    }
    return 0;
}
