#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, k;
    string days;
    cin >> n >> k >> days;
    int left = 0, absent = 0, longest = 0, first = 0;
    for (int right = 0; right < n; right++) {
        if (days[right] == 'A') absent++;
        while (absent > k) {
            if (days[left] == 'A') absent--;
            left++;
        }
        if (right - left + 1 > longest) {
            longest = right - left + 1;
            first = left + 1;
        }
    }
    cout << longest << ' ' << first << '\n';
    return 0;
}
