#include <cstdlib>
#include <iostream>
using namespace std;

int main() {
    int a, b, c, s, m, d;
    cin >> a >> b >> c >> s >> m >> d;
    int stairs = abs(a - b) * s;
    int lift = abs(a - b) * m + 3 * d;
    if (lift < stairs) cout << "LIFT " << lift << '\n';
    else cout << "STAIRS " << stairs << '\n';
    return 0;
}
