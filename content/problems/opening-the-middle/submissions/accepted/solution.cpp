#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n, q, most = 0;
    cin >> n >> q;
    while (q-- > 0) {
        int page, a = 1, b = n, middle = 0, opened = 0;
        cin >> page;
        while (middle != page) {
            middle = (a + b) / 2;
            cout << middle << ' ';
            opened++;
            if (page < middle) b = middle - 1;
            else a = middle + 1;
        }
        cout << '\n';
        most = max(most, opened);
    }
    cout << most << '\n';
}
