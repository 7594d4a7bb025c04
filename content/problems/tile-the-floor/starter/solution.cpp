#include <iostream>
using namespace std;

int main() {
    long long l, w, t, k;
    cin >> l >> w >> t >> k;

    // Your code here: count the tiles, then the boxes, and print the boxes and the tiles left over.
    return 0;
}
