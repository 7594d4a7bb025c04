#include <iostream>
using namespace std;

int main() {
    long long a, c, r;
    cin >> a >> c >> r;
    if (c == 2 * r) {
        cout << "always " << c << '\n';
        return 0;
    }
    int day = 0;
    while (c > 0 && c < a) {
        c = 2 * (c - r);
        day++;
    }
    cout << (c < a ? "gone" : "full") << " on day " << day - 1 << '\n';
}
