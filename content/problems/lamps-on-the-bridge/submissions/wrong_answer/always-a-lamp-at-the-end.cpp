#include <iostream>
using namespace std;

int main() {
    long long n, d;
    cin >> n >> d;
    long long gaps = (n + d - 1) / d;
    cout << 2 * (gaps + 1) << ' ' << 2 * gaps * d << '\n';
}
