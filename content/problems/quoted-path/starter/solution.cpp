#include <iostream>
#include <string>
using namespace std;

int main() {
    string name, file;
    int percent;
    cin >> name >> file >> percent;

    // Your code here: print the three lines. This is the second one without its tab.
    cout << "name: " << name << '\n';
    return 0;
}
