#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    const int charges[] = {240, 200, 180, 60};
    int coach, fare, minutes;
    cin >> coach >> fare >> minutes;
    int charge = charges[coach - 1];
    int kept = fare;
    if (minutes > 48 * 60) kept = charge;
    else if (minutes > 12 * 60) kept = max(charge, (fare + 3) / 4);
    else if (minutes >= 4 * 60) kept = max(charge, (fare + 1) / 2);
    cout << max(0, fare - kept) << '\n';
}
