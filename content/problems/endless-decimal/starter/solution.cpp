#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;

    // Your code here: print the whole part, then find the digits and where they begin to repeat.
    return 0;
}
