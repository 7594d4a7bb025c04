#include <iostream>
using namespace std;

int main() {
    int n, longest = 0, began = 0;
    cin >> n;
    for (int day = 1; day <= n; day++) {
        int rain;
        cin >> rain;
        // your code here
    }
    cout << longest << ' ' << began << '\n';
    return 0;
}
