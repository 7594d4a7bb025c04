#include <iomanip>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> bytes(n);
    for (int &b : bytes) cin >> b;
    cout << hex << setfill('0'); // from here on numbers are written in base 16
    for (int start = 0; start < n; start += 8) {
        cout << setw(4) << start << "  ";
        // your code here
        cout << '\n';
    }
    return 0;
}
