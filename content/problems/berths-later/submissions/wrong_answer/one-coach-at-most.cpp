#include <iostream>
using namespace std;

int main() {
    char coach;
    int berth, k;
    cin >> coach >> berth >> k;
    berth += k;
    if (berth > 72) {
        berth -= 72;
        coach = coach == 'Z' ? 'A' : coach + 1;
    }
    cout << coach << ' ' << berth << '\n';
    return 0;
}
