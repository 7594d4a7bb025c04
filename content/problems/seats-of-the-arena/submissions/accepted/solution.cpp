#include <iostream>
using namespace std;

int main() {
    int a, d, n;
    cin >> a >> d >> n;
    int last = a + (n - 1) * d;
    cout << last << '\n' << n * (a + last) / 2 << '\n';
}
