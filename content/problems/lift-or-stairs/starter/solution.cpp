#include <cstdlib>
#include <iostream>
using namespace std;

int main() {
    int a, b, c, s, m, d;
    cin >> a >> b >> c >> s >> m >> d;

    int stairs = 0, lift = 0;
    // Your code here: work out how long both ways take, then decide.

    cout << "STAIRS " << stairs << '\n';
    return 0;
}
