#include <iostream>
#include <map>
#include <string>
using namespace std;

// The value of the formula for the given values of its letters.
bool valueOf(const string &formula, const map<char, bool> &input) {
    // Your code here.
    return false;
}

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        string formula;
        cin >> formula;
        int count = 0;

        // Your code here: try all combinations of the letters that occur.
        if (valueOf(formula, {})) count++;

        cout << "sometimes " << count << '\n';
    }
    return 0;
}
