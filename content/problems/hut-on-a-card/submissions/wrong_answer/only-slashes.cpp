#include <iostream>
#include <string>
using namespace std;

int main() {
    string number, name;
    cin >> number >> name;
    cout << "   /\\\n";
    cout << "  /  /\n";
    cout << " / " << number << " \\\n";
    cout << "/______\\\n";
    cout << "| \"" << name << "\" |\n";
    cout << "|  ||  |\n";
}
