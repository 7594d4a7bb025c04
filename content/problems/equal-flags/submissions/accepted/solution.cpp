#include <iostream>
#include <map>
#include <string>
#include <utility>
using namespace std;

int main() {
    string flags;
    cin >> flags;
    map<pair<int, int>, int> first{{{0, 0}, 0}}; // the first place of each pair of differences
    int white = 0, green = 0, longest = 0, begin = 0;
    for (int place = 1; place <= (int)flags.size(); place++) {
        char flag = flags[place - 1];
        if (flag != 'G') white += flag == 'O' ? 1 : -1;
        if (flag != 'W') green += flag == 'O' ? 1 : -1;
        int from = first.insert({{white, green}, place}).first->second;
        if (place - from > longest) {
            longest = place - from;
            begin = from + 1;
        }
    }
    cout << longest << ' ' << begin << '\n';
    return 0;
}
