#include <bitset>
#include <iostream>
using namespace std;

int main() {
    unsigned a, b;
    cin >> a >> b;
    bitset<31> different(a ^ b), up((a ^ b) & b);
    cout << different.count() << ' ' << up.count() << '\n';
    return 0;
}
