#include <iomanip>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int number, hour, minute, platform;
    string name;
    cin >> number >> name >> hour >> minute >> platform;
    cout << setfill('0') << setw(5) << number << ' ';
    cout << setfill(' ') << left << setw(12) << name << right;
    cout << setfill('0') << setw(2) << hour << ':' << setw(2) << minute;
    cout << setfill(' ') << setw(4) << platform << '\n';
    return 0;
}
