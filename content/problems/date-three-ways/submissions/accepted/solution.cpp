#include <iostream>
#include <string>
using namespace std;

int main() {
    string day, month, year;
    cin >> day >> month >> year;
    cout << day << '-' << month << '-' << year << '\n';
    cout << year << '/' << month << '/' << day << '\n';
    cout << day << month << year << ' ' << 2100 - stoi(year) << '\n';
}
