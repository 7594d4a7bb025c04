#include <iostream>
#include <string>
using namespace std;

int main() {
    string name;
    getline(cin, name);
    string stars(name.size() + 4, '*');
    cout << stars << '\n' << "* " << name << " *\n" << stars << '\n';
    return 0;
}
