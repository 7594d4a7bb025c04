#include <iostream>
using namespace std;

int main() {
    long long s, t, k;
    cin >> s >> t >> k;
    long long people = s + t;
    long long buses = (people + k - 1) / k;
    cout << buses << ' ' << buses * k - people << '\n';
}
