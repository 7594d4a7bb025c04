#include <iostream>
#include <string>
using namespace std;

int main() {
    string a, b;
    cin >> a >> b;

    string sum(a.size() + 1, '0');
    int longest = 0;
    for (int i = (int)a.size() - 1; i >= 0; i--) {
        // Your code here: set sum[i + 1] and the new carry.
    }
    cout << sum << '\n' << longest << '\n';
    return 0;
}
