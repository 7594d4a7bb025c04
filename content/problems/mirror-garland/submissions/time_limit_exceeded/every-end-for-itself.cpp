#include <iostream>
#include <string>
using namespace std;

int main() {
    string garland;
    cin >> garland;
    int n = garland.size(), begin = 0;
    for (;; begin++) {
        int left = begin, right = n - 1;
        while (left < right && garland[left] == garland[right]) {
            left++;
            right--;
        }
        if (left >= right) break;
    }
    cout << begin << '\n';
}
