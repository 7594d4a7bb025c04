#include <iostream>
using namespace std;

const int whole_day = (1 << 24) - 1;

int read_hours() {
    int k, from, to, hours = 0;
    cin >> k;
    while (k-- > 0) {
        cin >> from >> to;
        for (int h = from; h != to; h = (h + 1) % 24) hours |= 1 << h;
    }
    return hours;
}

int main() {
    int n, hours[16], best = 0, fewest = 16;
    cin >> n;
    for (int v = 1; v <= n; v++) hours[v] = read_hours();
    int covered = 0, most = 1;
    fewest = 0;
    while (covered != whole_day && most > 0) {
        int chosen = 0;
        most = 0;
        for (int v = 1; v <= n; v++) {
            int more = __builtin_popcount(hours[v] & ~covered);
            if (more > most) {
                most = more;
                chosen = v;
            }
        }
        if (most == 0) break;
        covered |= hours[chosen];
        best |= 1 << (n - chosen);
        fewest++;
    }
    if (covered != whole_day) best = 0;
    if (best == 0) {
        cout << "impossible\n";
        return 0;
    }
    cout << fewest << '\n';
    for (int v = 1; v <= n; v++) {
        if (best >> (n - v) & 1) cout << v << ' ';
    }
    cout << '\n';
}
