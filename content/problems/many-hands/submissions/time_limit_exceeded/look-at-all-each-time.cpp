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
    int parts = 0, largest = 0, begin = 0;
    for (int end = 1; end <= n; end++) {
        int most = *max_element(books.begin(), books.begin() + end);
        if (end == n || most <= *min_element(books.begin() + end, books.end())) {
            parts++;
            largest = max(largest, end - begin);
            begin = end;
        }
    }
    cout << parts << ' ' << largest << '\n';
    return 0;
}
