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
    while (q-- > 0) {
        int a, b;
        cin >> a >> b;
        cout << count_if(marks.begin(), marks.end(), [a, b](int mark) { return a <= mark && mark <= b; }) << '\n';
    }
    return 0;
}
