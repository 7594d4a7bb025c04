#include <iostream>
using namespace std;

int main() {
    int h, w;
    cin >> h >> w;
    int r1, c1, r2, c2;
    cin >> r1 >> c1 >> r2 >> c2;

    // Your code here: read the heights of the h rows, and print the height and the number of steps.
    return 0;
}
