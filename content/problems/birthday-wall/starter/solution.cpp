#include <iostream>
#include <map>
#include <set>
#include <string>
using namespace std;

const string MONTHS[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

int main() {
    int n, shared = 0;
    cin >> n;
    while (n-- > 0) {
        string name;
        int day, month;
        char slash;
        cin >> name >> day >> slash >> month;
        // Your code here: put the student where you find her again.
    }

    // Your code here: print a line for each month, and count the shared days.

    cout << shared << '\n';
    return 0;
}
