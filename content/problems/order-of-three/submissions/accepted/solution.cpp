#include <iostream>
using namespace std;

int put_in_order(int &left, int &right) {
    if (left <= right) return 0;
    int keep = left;
    left = right;
    right = keep;
    return 1;
}

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        int a, b, c;
        cin >> a >> b >> c;
        int exchanges = put_in_order(a, b);
        exchanges += put_in_order(b, c);
        exchanges += put_in_order(a, b);
        cout << a << ' ' << b << ' ' << c << ' ' << exchanges << '\n';
    }
}
