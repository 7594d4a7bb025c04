#include <iostream>
#include <string>
using namespace std;

int main() {
    string name;
    getline(cin, name);

    // Your code here: the line of stars, the name in its frame, the stars again.
    cout << name << '\n';
    return 0;
}
