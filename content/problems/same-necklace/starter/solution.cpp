#include <iostream>
#include <string>
using namespace std;

int main() {
    string first;
    cin >> first;
    string second;
    cin >> second;

    // Your code here: find the start at which the first note reads as the second.
    return 0;
}
