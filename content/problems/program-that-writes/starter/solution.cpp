#include <iostream>
#include <string>
using namespace std;

int main() {
    string name;
    cin >> name;

    // Your code here: print the six lines. This is the first one.
    cout << "public class Main {\n";
}
