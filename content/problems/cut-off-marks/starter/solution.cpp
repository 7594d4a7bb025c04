#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> marks(n);
    for (int &number : marks) cin >> number;
    for (int i = 0; i < q; i++) {
        int a, b;
        cin >> a >> b;
        // Your code here: print how many marks lie from a to b.
    }
    return 0;
}
