#include <iostream>
#include <string>
using namespace std;

long long floorOf(const string &button) {
    return 0; // Your code here.
}

string buttonOf(long long floor) {
    return ""; // Your code here.
}

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        string question, number;
        cin >> question >> number;
        if (question == "BUTTON") cout << buttonOf(stoll(number)) << '\n';
        else cout << floorOf(number) << '\n'; // or NONE
    }
    return 0;
}
