#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

// The hole for a process, or -1; from is where next fit begins.
int choose(const string &strategy, const vector<int> &holes, int size, int from) {
    int chosen = -1, m = holes.size();
    for (int k = 0; k < m; k++) {
        int i = strategy == "next" ? (from + k) % m : k;
        if (holes[i] < size) continue;
        if (chosen < 0) chosen = i;
        else if (strategy == "best" && holes[i] < holes[chosen]) chosen = i;
        else if (strategy == "worst" && holes[i] > holes[chosen]) chosen = i;
    }
    return chosen;
}

int main() {
    int m, n;
    cin >> m >> n;
    vector<int> given(m), processes(n);
    for (int &size : given) cin >> size;
    for (int &size : processes) cin >> size;
    for (string strategy : {"first", "best", "worst", "next"}) {
        vector<int> holes = given;
        int from = 0;
        cout << strategy << ':';
        for (int size : processes) {
            int chosen = choose(strategy, holes, size, from);
            if (chosen < 0) {
                cout << " -";
                continue;
            }
            holes[chosen] -= size;
            from = (chosen + 1) % m;
            cout << ' ' << chosen + 1;
        }
        cout << " | " << *max_element(holes.begin(), holes.end()) << '\n';
    }
    return 0;
}
