#include <iostream>
#include <vector>
using namespace std;

int n, g, best = 0, lightest = 0;
vector<int> weight, points;

void choose(int i, int grams, int joy) {
    if (grams > g) return;
    if (joy > best || (joy == best && grams < lightest)) {
        best = joy;
        lightest = grams;
    }
    if (i == n) return;
    choose(i + 1, grams + weight[i], joy + points[i]);
    choose(i + 1, grams, joy);
}

int main() {
    cin >> n >> g;
    weight.resize(n);
    points.resize(n);
    for (int i = 0; i < n; i++) cin >> weight[i] >> points[i];
    choose(0, 0, 0);
    cout << best << ' ' << lightest << '\n';
    return 0;
}
