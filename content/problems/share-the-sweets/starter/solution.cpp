#include <iostream>
using namespace std;

int main() {
    long long boxes, sweets, children;
    cin >> boxes >> sweets >> children;

    long long each = 0, left = 0; // your code here

    cout << each << ' ' << left << '\n';
    return 0;
}
