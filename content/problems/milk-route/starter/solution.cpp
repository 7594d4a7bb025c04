#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> fee(n);
    for (int &number : fee) cin >> number;
    for (int i = 0; i < m; i++) {
        int a, b, t;
        cin >> a >> b >> t;
        // Your code here: note the road from a to b with toll t.
    }

    // Your code here: print the cost and the number of roads, or -1.
    return 0;
}
