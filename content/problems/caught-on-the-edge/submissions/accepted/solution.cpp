#include <iostream>
#include <string>
using namespace std;

int main() {
    string clock, data, latch, flop;
    cin >> clock >> data;
    int edges = 0, different = 0;
    char before = '0', latched = '0', flopped = '0';
    for (size_t i = 0; i < clock.size(); i++) {
        bool high = clock[i] == '1';
        if (high) latched = data[i];
        if (high && before == '0') {
            flopped = data[i];
            edges++;
        }
        before = clock[i];
        latch += latched;
        flop += flopped;
        different += latched != flopped;
    }
    cout << latch << '\n' << flop << '\n' << edges << ' ' << different << '\n';
    return 0;
}
