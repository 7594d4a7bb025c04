#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

// What the nine digits that are left are worth, and the other way round.
int valueOf(char digit) {
    int value = digit - '0';
    return value > 4 ? value - 1 : value;
}

char digitFor(int value) {
    return '0' + (value > 4 ? value + 1 : value);
}

long long floorOf(const string &button) {
    long long floor = 0;
    for (char digit : button) floor = floor * 9 + valueOf(digit);
    return floor;
}

string buttonOf(long long floor) {
    string button;
    for (; floor > 0; floor /= 9) button += digitFor(floor % 9);
    reverse(button.begin(), button.end());
    return button;
}

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        string question, number;
        cin >> question >> number;
        if (question == "BUTTON") cout << buttonOf(stoll(number)) << '\n';
        else if (number.find('4') != string::npos) cout << "NONE\n";
        else cout << floorOf(number) << '\n';
    }
    return 0;
}
