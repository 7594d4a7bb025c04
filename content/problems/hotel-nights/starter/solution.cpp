#include <iostream>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 0; i < q; i++) {
        int a, d, r;
        cin >> a >> d >> r;
        // Your code here: note this booking.
    }

    // Your code here: print the most rooms and the first night that needs them.
    return 0;
}
