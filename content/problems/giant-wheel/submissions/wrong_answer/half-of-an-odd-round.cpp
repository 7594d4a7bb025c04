#include <iostream>
using namespace std;

int main() {
    int n, a, b;
    cin >> n >> a >> b;
    int forward_steps = b - a;
    if (forward_steps < 0) forward_steps += n;
    int back_steps = n - forward_steps;
    if (forward_steps == 0) cout << "here\n";
    else if (forward_steps == n / 2) cout << "either " << forward_steps << '\n';
    else if (forward_steps < back_steps) cout << "forward " << forward_steps << '\n';
    else cout << "back " << back_steps << '\n';
}
