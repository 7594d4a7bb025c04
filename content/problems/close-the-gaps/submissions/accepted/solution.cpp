#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> box(n);
    for (int &strips : box) cin >> strips;
    int free_place = 0, moved = 0;
    for (int i = 0; i < n; i++) {
        if (box[i] == 0) continue;
        if (i != free_place) {
            swap(box[i], box[free_place]);
            moved++;
        }
        free_place++;
    }
    for (int strips : box) cout << strips << ' ';
    cout << '\n' << moved << '\n';
    return 0;
}
