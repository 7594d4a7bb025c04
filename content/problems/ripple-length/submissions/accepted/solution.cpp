#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string a, b, sum;
    cin >> a >> b;
    bool carry = false;
    int run = 0, longest = 0;
    for (int i = (int)a.size() - 1; i >= 0; i--) {
        bool x = a[i] == '1', y = b[i] == '1';
        sum += (x != y) != carry ? '1' : '0';
        bool makes = x && y;
        carry = makes || ((x || y) && carry);
        run = makes ? 1 : carry ? run + 1 : 0;
        longest = max(longest, run);
    }
    sum += carry ? '1' : '0';
    reverse(sum.begin(), sum.end());
    cout << sum << '\n' << longest << '\n';
    return 0;
}
