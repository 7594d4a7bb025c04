#include <iostream>
using namespace std;

int main() {
    long long a, b, t;
    cin >> a >> b >> t;

    // Your code here: print the sounds and the moments when both bells ring.
    return 0;
}
