#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        long long x1, y1, x2, y2;
        cin >> x1 >> y1 >> x2 >> y2;
        // Your code here: make the shared piece smaller if you must.
    }

    // Your code here: print the shared piece and its area, or no quarrel.
    return 0;
}
