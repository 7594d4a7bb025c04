#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long u;
    cin >> u;
    long long bill = 0;
    bill += 3 * max(0LL, min(u, 200LL) - 100);
    bill += 5 * max(0LL, min(u, 500LL) - 200);
    bill += 8 * max(0LL, u - 500);
    if (u > 500) bill += 100;
    cout << bill << '\n';
    return 0;
}
