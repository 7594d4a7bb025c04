#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    long long n;
    cin >> n;
    long long missing = n * (n + 1) / 2;
    for (int i = 1; i < n; i++) {
        int roll;
        cin >> roll;
        missing -= roll;
    }
    cout << missing << '\n';
    return 0;
}
