#include <iomanip>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int number, hour, minute, platform;
    string name;
    cin >> number >> name >> hour >> minute >> platform;

    // Your code here: give each value its width.
    cout << number << ' ' << name << ' ' << hour << ':' << minute << ' ' << platform << '\n';
    return 0;
}
