#include <iomanip>
#include <iostream>
using namespace std;

int main() {
    int d;
    long long a, b, all = 1;
    cin >> d >> a >> b;
    for (int i = 0; i < d; i++) all *= 10;
    long long distance = (b - a + all) % all;
    cout << distance << ' ' << setw(d) << setfill('0') << (b + distance) % all << '\n';
}
