#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, first;
    cin >> n >> first;
    vector<int> next(n + 1);
    for (int i = 1; i <= n; i++) cin >> next[i];

    int last[2] = {0, 0}, first_even = next[first]; // last wagons of the even and of the odd chain
    for (int wagon = first, place = 1; wagon != 0; place++) {
        int following = next[wagon];
        next[wagon] = 0;
        if (last[place % 2] != 0) next[last[place % 2]] = wagon;
        last[place % 2] = wagon;
        wagon = following;
    }
    next[last[1]] = first_even;

    for (int wagon = first; wagon != 0; wagon = next[wagon]) cout << wagon << ' ';
    cout << '\n';
    for (int i = 1; i <= n; i++) cout << next[i] << ' ';
    cout << '\n';
}
