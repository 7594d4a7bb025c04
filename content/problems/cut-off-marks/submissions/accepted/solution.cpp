#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> marks(n);
    for (int &mark : marks) cin >> mark;
    sort(marks.begin(), marks.end());
    while (q-- > 0) {
        int a, b;
        cin >> a >> b;
        auto from = lower_bound(marks.begin(), marks.end(), a);
        auto to = upper_bound(marks.begin(), marks.end(), b);
        cout << to - from << '\n';
    }
    return 0;
}
