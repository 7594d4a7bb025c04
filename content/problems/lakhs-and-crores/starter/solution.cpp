#include <iostream>
#include <string>
using namespace std;

string withCommas(string amount) {
    return amount; // Your code here.
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string amount;
        cin >> amount;
        cout << withCommas(amount) << '\n';
    }
    return 0;
}
