#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int threshold, w, n, window = 1;
    cin >> threshold >> w >> n;
    for (int i = 0; i < n; i++) {
        string event;
        cin >> event;
        if (i > 0) cout << ' ';
        cout << min(window, w);
        window = min(window, w);
        if (event == "ok") {
            window = window < threshold ? min(2 * window, threshold) : window + 1;
            continue;
        }
        threshold = max(window / 2, 2);
        window = event == "dup" ? threshold : 1;
    }
    cout << '\n' << window << ' ' << threshold << '\n';
    return 0;
}
