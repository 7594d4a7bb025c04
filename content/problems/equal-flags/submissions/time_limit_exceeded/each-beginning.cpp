#include <iostream>
#include <string>
using namespace std;

int main() {
    string flags;
    cin >> flags;
    int n = flags.size(), longest = 0, begin = 0;
    for (int from = 0; from < n; from++) {
        int orange = 0, white = 0, green = 0;
        for (int place = from; place < n; place++) {
            if (flags[place] == 'O') orange++;
            else if (flags[place] == 'W') white++;
            else green++;
            if (orange == white && white == green && place - from + 1 > longest) {
                longest = place - from + 1;
                begin = from + 1;
            }
        }
    }
    cout << longest << ' ' << begin << '\n';
    return 0;
}
