#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    long long freeAt = 0, waited = 0;
    while (n-- > 0) {
        long long a, t;
        cin >> a >> t;
        long long start = max(a, freeAt);
        waited += start - a;
        freeAt = start + t;
    }
    cout << waited << ' ' << freeAt << '\n';
    return 0;
}
