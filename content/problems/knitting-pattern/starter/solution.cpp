#include <iostream>
#include <string>
using namespace std;

int main() {
    string pattern;
    cin >> pattern;

    // Your code here: write out the stitches, then count them.
    return 0;
}
