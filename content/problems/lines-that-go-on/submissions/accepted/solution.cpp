#include <iostream>
#include <string>
using namespace std;

int main() {
    string line, joined;
    int number = 0, first = 1;
    bool goes_on = false;
    while (getline(cin, line)) {
        number++;
        if (!goes_on) first = number;
        goes_on = !line.empty() && line.back() == '\\';
        if (goes_on) line.pop_back();
        joined += line;
        if (!goes_on) {
            cout << first << ": " << joined << '\n';
            joined = "";
        }
    }
    if (goes_on) cout << first << ": " << joined << '\n';
}
