#include <iostream>
#include <string>
using namespace std;

int main() {
    string notice;
    getline(cin, notice);

    // Your code here: try each k from 0 to 25.
    return 0;
}
