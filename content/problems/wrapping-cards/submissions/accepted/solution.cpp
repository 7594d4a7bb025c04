#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct Line {
    int count, used, height;
};

int main() {
    int page, gap, n;
    cin >> page >> gap >> n;
    vector<Line> lines;
    for (int i = 0; i < n; i++) {
        int width, height;
        cin >> width >> height;
        if (lines.empty() || lines.back().used + gap + width > page) {
            lines.push_back({1, width, height});
        } else {
            Line &line = lines.back();
            line.count++;
            line.used += gap + width;
            line.height = max(line.height, height);
        }
    }
    int total = gap * ((int)lines.size() - 1);
    for (const Line &line : lines) {
        cout << line.count << ' ' << line.height << ' ' << max(0, page - line.used) << '\n';
        total += line.height;
    }
    cout << total << '\n';
    return 0;
}
