#include <iostream>
using namespace std;

int main() {
    char coach;
    int berth, k;
    cin >> coach >> berth >> k;
    int place = ((coach - 'A') * 72 + berth - 1 + k) % (26 * 72);
    cout << char('A' + place / 72) << ' ' << place % 72 + 1 << '\n';
    return 0;
}
