#include <iostream>
using namespace std;

int main() {
    int k, t;
    cin >> k >> t;

    char row = 'A';
    int seat = t;
    // Your code here: find the row and the seat in it.

    cout << row << seat << '\n';
    return 0;
}
