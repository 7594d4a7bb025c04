#include <iostream>
using namespace std;

int main() {
    int target, made, overs, bowled, extra;
    char point;
    cin >> target >> made >> overs >> bowled >> point >> extra;
    int runs = target - made;
    int balls = 6 * overs - (6 * bowled + extra);
    int tenths = (10 * runs + balls - 1) / balls;
    cout << runs << " runs from " << balls << " balls\n";
    cout << tenths / 10 << '.' << tenths % 10 << '\n';
    return 0;
}
