#include <algorithm>
#include <iostream>
using namespace std;

int best_two(int a, int b, int c) {
    a = max(a, 0);
    b = max(b, 0);
    c = max(c, 0);
    return a + b + c - min(a, b);
}

char grade(int total) {
    if (total >= 80) return 'A';
    if (total >= 60) return 'B';
    if (total >= 40) return 'C';
    return 'F';
}

int main() {
    int n, passed = 0;
    cin >> n;
    for (int i = 0; i < n; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        int total = best_two(a, b, c);
        cout << total << ' ' << grade(total) << '\n';
        if (grade(total) != 'F') passed++;
    }
    cout << passed << '\n';
}
