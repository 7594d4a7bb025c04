#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        // Your code here: note that course b builds on course a.
    }

    // Your code here: print the semesters, or impossible.
    return 0;
}
