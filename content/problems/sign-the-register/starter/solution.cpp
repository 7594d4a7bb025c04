#include <iostream>
#include <string>
using namespace std;

int main() {
    string name;
    getline(cin, name);

    // Your code here: print the initials and the last name.
    return 0;
}
