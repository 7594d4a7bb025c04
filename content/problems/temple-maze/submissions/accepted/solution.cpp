#include <array>
#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int main() {
    int h, w;
    cin >> h >> w;
    vector<string> plan(h);
    vector<vector<array<int, 2>>> steps(h, vector<array<int, 2>>(w, {{-1, -1}}));
    queue<array<int, 3>> waiting;
    for (int r = 0; r < h; r++) {
        cin >> plan[r];
        size_t c = plan[r].find('S');
        if (c == string::npos) continue;
        steps[r][c][0] = 0;
        waiting.push({{r, (int)c, 0}});
    }
    while (!waiting.empty()) {
        array<int, 3> at = waiting.front();
        waiting.pop();
        int taken = steps[at[0]][at[1]][at[2]];
        if (plan[at[0]][at[1]] == 'E') {
            cout << taken << '\n';
            return 0;
        }
        for (auto step : {make_pair(1, 0), make_pair(-1, 0), make_pair(0, 1), make_pair(0, -1)}) {
            int r = at[0] + step.first, c = at[1] + step.second;
            if (r < 0 || r >= h || c < 0 || c >= w) continue;
            int used = at[2] + (plan[r][c] == '#');
            if (used > 1 || steps[r][c][used] >= 0) continue;
            steps[r][c][used] = taken + 1;
            waiting.push({{r, c, used}});
        }
    }
    cout << -1 << '\n';
    return 0;
}
