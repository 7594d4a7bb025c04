#include <iomanip>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> bytes(n);
    for (int &b : bytes) cin >> hex >> b;

    int i = 0;
    while (i < n) {
        // your code here: decode the character that begins at place i
        cout << "U+" << hex << uppercase << setw(4) << setfill('0') << bytes[i] << '\n';
        i++;
    }
    return 0;
}
