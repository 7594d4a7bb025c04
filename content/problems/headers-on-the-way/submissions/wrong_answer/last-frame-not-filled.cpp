#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long m, p, f, headers = 0;
    int k;
    cin >> m >> p >> f >> k;
    while (k-- > 0) {
        int header;
        cin >> header;
        headers += header;
    }
    long long frames = m / p, rest = m % p;
    long long bytes = frames * max(p + headers, f);
    if (rest > 0) {
        frames++;
        bytes += rest + headers;
    }
    cout << frames << ' ' << bytes << ' ' << 100 * m / bytes << '\n';
    return 0;
}
