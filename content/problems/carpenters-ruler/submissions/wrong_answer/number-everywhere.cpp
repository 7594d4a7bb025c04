#include <iostream>
#include <string>
using namespace std;

int n, a, b, number_ = 0;

void ruler(int length) {
    if (length == 0) return;
    ruler(length - 1);
    number_++;
    if (a <= number_ && number_ <= b) cout << string(length, '-') << ' ' << number_ << '\n';
    ruler(length - 1);
}

int main() {
    cin >> n >> a >> b;
    ruler(n);
}
