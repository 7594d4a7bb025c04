#include <iostream>
using namespace std;

int main() {
    int n, g;
    cin >> n >> g;
    for (int i = 0; i < n; i++) {
        int weight, points;
        cin >> weight >> points;
        // Your code here: think about this present.
    }

    // Your code here: print the points and the weight of the best hamper.
    return 0;
}
