#include <iostream>
#include <string>
using namespace std;

int main() {
    string number, name;
    cin >> number >> name;

    // Your code here: print the six lines. This is the last one.
    cout << "|  ||  |\n";
}
