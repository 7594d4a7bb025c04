#include <iomanip>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> bytes(n);
    for (int &b : bytes) cin >> b;
    cout << hex << setfill('0');
    for (int start = 0; start < n; start += 8) {
        cout << setw(4) << start << "  ";
        string shown;
        for (int i = start; i < start + 8; i++) {
            if (i >= n) {
                cout << "   ";
                continue;
            }
            cout << setw(2) << bytes[i] << ' ';
            shown += bytes[i] >= 32 && bytes[i] <= 126 ? char(bytes[i]) : '.';
        }
        cout << " |" << shown << "|\n";
    }
    return 0;
}
