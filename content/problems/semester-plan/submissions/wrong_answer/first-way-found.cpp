#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> after(n + 1);
    vector<int> waits_for(n + 1, 0), semester(n + 1, 1);
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        after[a].push_back(b);
        waits_for[b]++;
    }
    queue<int> ready;
    for (int course = 1; course <= n; course++) {
        if (waits_for[course] == 0) ready.push(course);
    }
    int completed = 0;
    while (!ready.empty()) {
        int course = ready.front();
        ready.pop();
        completed++;
        for (int other : after[course]) {
            if (semester[other] == 1) semester[other] = semester[course] + 1;
            if (--waits_for[other] == 0) ready.push(other);
        }
    }
    if (completed < n) {
        cout << "impossible " << n - completed << '\n';
        return 0;
    }
    cout << *max_element(semester.begin() + 1, semester.end()) << '\n';
    for (int course = 1; course <= n; course++) cout << semester[course] << ' ';
    cout << '\n';
    return 0;
}
