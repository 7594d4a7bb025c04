#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        // Your code here: note the road between a and b.
    }

    // Your code here: print the number of groups, the size of the largest, and the single villages.
    return 0;
}
