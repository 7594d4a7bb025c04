#include <iostream>
#include <string>
using namespace std;

int main() {
    string clock, data, latch, flop;
    cin >> clock >> data;
    int edges = 0, different = 0;
    for (size_t i = 0; i < clock.size(); i++) {
        // Your code here: what do the two memories show now?
        latch += '0';
        flop += '0';
    }
    cout << latch << '\n' << flop << '\n' << edges << ' ' << different << '\n';
    return 0;
}
