#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, k;
    string days;
    cin >> n >> k >> days;
    int longest = 0, first = 0;
    for (int left = 0; left < n; left++) {
        int absent = 0, right = left;
        while (right < n) {
            if (days[right] == 'A') absent++;
            if (absent > k) break;
            right++;
        }
        if (right - left > longest) {
            longest = right - left;
            first = left + 1;
        }
    }
    cout << longest << ' ' << first << '\n';
    return 0;
}
