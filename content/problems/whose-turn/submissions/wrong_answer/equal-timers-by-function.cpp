#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>
using namespace std;

struct Plan {
    char kind;
    long long wait;
    int function;
};

struct Function {
    long long length;
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

    using Timer = tuple<long long, int, int>; // due, running number, function
    priority_queue<Timer, vector<Timer>, greater<Timer>> timers;
    queue<int> promises;
    promises.push(1);
    long long now = 0;
    int runs = 0, numbers = 0;
    while (!promises.empty() || !timers.empty()) {
        if (runs++ == 500) {
            cout << "and so on\n";
            break;
        }
        int current;
        if (!promises.empty()) {
            current = promises.front();
            promises.pop();
        } else {
            now = max(now, get<0>(timers.top()));
            current = get<2>(timers.top());
            timers.pop();
        }
        cout << now << ' ' << current << '\n';
        now += functions[current].length;
        for (const Plan &plan : functions[current].plans) {
            if (plan.kind == 'P') promises.push(plan.function);
            else timers.push({now + plan.wait, plan.function, plan.function});
        }
    }
    return 0;
}
