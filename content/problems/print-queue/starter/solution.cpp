#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    long long waited = 0, finished = 0;
    while (n-- > 0) {
        long long arrival, seconds;
        cin >> arrival >> seconds;
        // your code here
    }
    cout << waited << ' ' << finished << '\n';
    return 0;
}
