#include <algorithm>
#include <cstdlib>
#include <iostream>
using namespace std;

int main() {
    int hour, minute;
    cin >> hour >> minute;
    int short_hand = hour % 12 * 60 + minute;
    int long_hand = minute * 12;
    int angle = short_hand - long_hand;
    cout << min(angle, 720 - angle) << '\n';
}
