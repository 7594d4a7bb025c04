#include <iostream>
using namespace std;

int main() {
    long long a, b, lucky = 0;
    int k;
    cin >> a >> b >> k;
    for (long long note = a; note <= b; note++) {
        if (note % k != 0) continue;
        int sum = 0;
        for (long long rest = note; rest > 0; rest /= 10) sum += rest % 10;
        if (sum % k == 0) lucky++;
    }
    cout << lucky << '\n';
}
