#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    for (int i = 0; i < q; i++) {
        string event;
        cin >> event;
        // Your code here: ARRIVE is followed by u, WORSE by p and u.
    }
    return 0;
}
