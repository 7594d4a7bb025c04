#include <iostream>
using namespace std;

void carry(int n, char from, char to, char third) {
    carry(n - 1, from, third, to);
    cout << n << ' ' << from << ' ' << to << '\n';
    carry(n - 1, third, to, from);
}

int main() {
    int n;
    char from, to;
    cin >> n >> from >> to;
    cout << (1 << n) - 1 << '\n';
    carry(n, from, to, 'A' + 'B' + 'C' - from - to);
}
