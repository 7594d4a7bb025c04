#include <iostream>
using namespace std;

int main() {
    long long s, t, k;
    cin >> s >> t >> k;
    long long people = s + t;
    cout << (people + k - 1) / k << ' ' << people % k << '\n';
}
