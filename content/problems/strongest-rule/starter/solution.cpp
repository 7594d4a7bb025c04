#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string line;
    cin >> n;
    getline(cin, line);

    int winner = 1, ids = 0, classes = 0, elements = 0;
    for (int rule = 1; rule <= n; rule++) {
        getline(cin, line); // "! " in front marks the rule

        // Your code here: count, and compare with the best so far.
    }
    cout << winner << ' ' << ids << ' ' << classes << ' ' << elements << '\n';
    return 0;
}
