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
    for (int i = 0; i + 1 < n; i++) {
        if (box[i] == 0 && box[i + 1] != 0) {
            swap(box[i], box[i + 1]);
            moved++;
        }
    }
    (void)free_place;
    for (int strips : box) cout << strips << ' ';
    cout << '\n' << moved << '\n';
    return 0;
}
