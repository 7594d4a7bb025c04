#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

// The boards from a up to before b.
int best(const string &plan, int a, int b) {
    if (a >= b) return 0;
    int strokes = 1 + best(plan, a + 1, b);
    for (int m = a + 1; m < b; m++) {
        if (plan[m] == plan[a]) strokes = min(strokes, best(plan, a + 1, m) + best(plan, m, b));
    }
    return strokes;
}

int main() {
    string plan;
    cin >> plan;
    cout << best(plan, 0, plan.size()) << '\n';
}
