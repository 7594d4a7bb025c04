#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

vector<vector<int>> team;
vector<int> below;

/* The number of people on the longest way down from a person. */
int longest_way(int person) {
    int longest = 0;
    for (int other : team[person]) {
        longest = max(longest, longest_way(other));
        below[person] += below[other] + 1;
    }
    return longest + 1;
}

int main() {
    int n, superior;
    cin >> n;
    team.resize(n + 1);
    below.assign(n + 1, 0);
    for (int i = 2; i <= n; i++) {
        cin >> superior;
        team[superior].push_back(i);
    }
    int longest = longest_way(1);
    for (int i = 1; i <= n; i++) cout << below[i] << ' ';
    cout << '\n' << longest << '\n';
    return 0;
}
