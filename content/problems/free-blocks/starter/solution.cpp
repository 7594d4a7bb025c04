#include <iostream>
#include <string>
using namespace std;

int main() {
    int m, q;
    cin >> m >> q;
    while (q-- > 0) {
        string what;
        int number, size;
        cin >> what >> number;
        if (what == "GET") {
            cin >> size;
            // your code here
        } else {
            // your code here
        }
    }
    int total = 0, longest = 0;
    cout << total << ' ' << longest << '\n';
    return 0;
}
