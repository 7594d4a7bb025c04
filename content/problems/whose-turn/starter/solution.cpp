#include <iostream>
#include <vector>
using namespace std;

struct Plan {
    char kind; // 'P' or 'T'
    int wait, function;
};

struct Function {
    int length;
    vector<Plan> plans;
};

int main() {
    int n;
    cin >> n;
    vector<Function> functions(n + 1);
    for (int i = 1; i <= n; i++) {
        int k;
        cin >> functions[i].length >> k;
        functions[i].plans.resize(k);
        for (Plan &plan : functions[i].plans) {
            cin >> plan.kind;
            if (plan.kind == 'T') cin >> plan.wait;
            cin >> plan.function;
        }
    }

    long long now = 0;
    int current = 1;
    // Your code here: the loop.
    cout << now << ' ' << current << '\n';
    return 0;
}
