#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    int exchanges = 0, walks = 0;
    bool exchanged;
    do {
        exchanged = false;
        walks++;
        for (int i = 0; i + 1 < n; i++) {
            if (a[i] > a[i + 1]) {
                swap(a[i], a[i + 1]);
                exchanges++;
                exchanged = true;
            }
        }
    } while (exchanged);
    cout << exchanges << ' ' << walks << '\n';
    return 0;
}
