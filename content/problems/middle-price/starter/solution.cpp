#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    for (int i = 0; i < q; i++) {
        string sign;
        int x;
        cin >> sign >> x;
        // Your code here: carry out this change and print the middle price, or closed.
    }
    return 0;
}
