#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;

    int flips = 0, up = 0;
    // Your code here: compare the bits of a and b.

    cout << flips << ' ' << up << '\n';
    return 0;
}
