#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    // The least danger of the last three places: the one before the last but one, the last but one, the last.
    long long third = 1000000000000LL, second = 1000000000000LL, last = 0;
    for (int i = 0; i < n; i++) {
        long long slippery;
        cin >> slippery;
        long long here = slippery + min({third, second, last});
        third = second;
        second = last;
        last = here;
    }
    cout << min({third, second, last}) << '\n';
    return 0;
}
