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
    // Volunteer 1 has the highest bit: of groups of equal size the largest number comes first.
    for (int group = (1 << n) - 1; group > 0; group--) {
        int covered = 0, size = 0;
        for (int v = 1; v <= n; v++) {
            if (group >> (n - v) & 1) {
                covered |= hours[v];
                size++;
            }
        }
        if (covered == whole_day && size < fewest) {
            fewest = size;
            best = group;
        }
    }
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
