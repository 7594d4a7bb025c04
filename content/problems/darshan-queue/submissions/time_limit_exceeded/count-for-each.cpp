#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> slots(n);
    for (int &slot : slots) cin >> slot;
    for (int i = 0; i < n; i++) {
        int place = 1;
        for (int j = 0; j < n; j++) {
            if (slots[j] < slots[i]) place++;
            else if (slots[j] == slots[i] && j < i) place++;
        }
        cout << place << ' ';
    }
    cout << '\n';
    return 0;
}
