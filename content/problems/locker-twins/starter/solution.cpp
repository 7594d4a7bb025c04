#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;

    // Your code here: count the pairs of twins from a to b, and remember the last one.
    return 0;
}
