#include <iostream>
using namespace std;

int main() {
    long long left, layers = 0;
    cin >> left;
    long long next = 1;
    while (left >= next) {
        left -= next;
        layers++;
        next = (layers + 1) * (layers + 1);
    }
    cout << layers << ' ' << left << ' ' << next - left << '\n';
}
