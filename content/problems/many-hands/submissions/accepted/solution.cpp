#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> books(n);
    for (int &book : books) cin >> book;
    vector<int> least = books;
    for (int i = n - 2; i >= 0; i--) least[i] = min(books[i], least[i + 1]);
    int parts = 0, largest = 0, most = 0, begin = 0;
    for (int i = 0; i < n; i++) {
        most = max(most, books[i]);
        if (i == n - 1 || most <= least[i + 1]) {
            parts++;
            largest = max(largest, i + 1 - begin);
            begin = i + 1;
        }
    }
    cout << parts << ' ' << largest << '\n';
    return 0;
}
