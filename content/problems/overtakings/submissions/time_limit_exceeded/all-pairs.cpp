#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, cart;
    cin >> n;
    vector<int> place(n + 1), finish(n);
    for (int i = 0; i < n; i++) {
        cin >> cart;
        place[cart] = i;
    }
    for (int &other : finish) cin >> other;
    long long total = 0;
    int best = -1, best_cart = 0;
    for (int i = 0; i < n; i++) {
        int overtook = 0;
        for (int j = i + 1; j < n; j++) {
            if (place[finish[j]] < place[finish[i]]) overtook++;
        }
        total += overtook;
        if (overtook > best) {
            best = overtook;
            best_cart = finish[i];
        }
    }
    cout << total << '\n' << best_cart << ' ' << best << '\n';
    return 0;
}
