#include <iostream>
#include <vector>
using namespace std;

int length_from(int hut, const vector<int> &sign) {
    int signs = 0;
    for (; sign[hut] != 0; hut = sign[hut]) signs++;
    return signs;
}

int main() {
    int n, a, b;
    cin >> n >> a >> b;
    vector<int> sign(n + 1);
    for (int i = 1; i <= n; i++) cin >> sign[i];
    int left_a = length_from(a, sign), left_b = length_from(b, sign);
    int steps_a = 0, steps_b = 0;
    for (; left_a > left_b; left_a--) a = sign[a];
    for (; left_b > left_a; left_b--) b = sign[b];
    while (a != b) {
        a = sign[a];
        b = sign[b];
        steps_a++;
        steps_b++;
    }
    if (a == 0) cout << "never\n";
    else cout << a << ' ' << steps_a << ' ' << steps_b << '\n';
}
