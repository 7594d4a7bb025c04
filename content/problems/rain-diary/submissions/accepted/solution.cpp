#include <iostream>
using namespace std;

int main() {
    int n, dry = 0, longest = 0, began = 0;
    cin >> n;
    for (int day = 1; day <= n; day++) {
        int rain;
        cin >> rain;
        dry = rain > 0 ? 0 : dry + 1;
        if (dry > longest) {
            longest = dry;
            began = day - dry + 1;
        }
    }
    cout << longest << ' ' << began << '\n';
    return 0;
}
