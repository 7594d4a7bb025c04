#include <iostream>
#include <string>
#include <vector>
using namespace std;

void ruler(int length, vector<int> &marks) {
    if (length == 0) return;
    ruler(length - 1, marks);
    marks.push_back(length);
    ruler(length - 1, marks);
}

int main() {
    int n, a, b;
    cin >> n >> a >> b;
    vector<int> marks;
    ruler(n, marks);
    for (int k = a; k <= b; k++) {
        cout << string(marks[k - 1], '-');
        if (marks[k - 1] == n) cout << ' ' << k;
        cout << '\n';
    }
}
