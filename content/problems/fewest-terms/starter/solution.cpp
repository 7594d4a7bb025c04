#include <iostream>
#include <string>
using namespace std;

int main() {
    int t;
    cin >> t;
    for (int i = 0; i < t; i++) {
        int k, terms = 0, letters = 0;
        string column;
        cin >> k >> column;

        // Your code here.

        cout << terms << ' ' << letters << '\n';
    }
    return 0;
}
