#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, readers = 0, writers = 0, most = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        string word;
        cin >> word;
        bool allowed;
        if (word == "R+") allowed = writers == 0;
        else if (word == "W+") allowed = writers == 0 && readers == 0;
        else allowed = true;
        if (!allowed) {
            cout << "wrong " << i << '\n';
            return 0;
        }
        int change = word[1] == '+' ? 1 : -1;
        if (word[0] == 'R') readers += change;
        else writers += change;
        most = max(most, readers);
    }
    cout << "right " << most << ' ' << readers + writers << '\n';
    return 0;
}
