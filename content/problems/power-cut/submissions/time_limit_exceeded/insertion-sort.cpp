#include <iostream>
#include <vector>
using namespace std;

/* Sorts the letters by one digit. Letters with the same digit keep their order. */
vector<int> pass(vector<int> order, int place) {
    for (int i = 1; i < (int) order.size(); i++) {
        int pin = order[i], hole = i;
        while (hole > 0 && order[hole - 1] / place % 10 > pin / place % 10) {
            order[hole] = order[hole - 1];
            hole--;
        }
        order[hole] = pin;
    }
    return order;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> order(n), now(n);
    for (int &pin : order) cin >> pin;
    for (int &pin : now) cin >> pin;
    int done = 0, passes = order == now ? 0 : -1;
    for (int place : {1, 10, 100, 1000, 10000, 100000}) {
        order = pass(order, place);
        done++;
        if (passes == -1 && order == now) passes = done;
    }
    int right = 0;
    for (int i = 0; i < n; i++) {
        if (order[i] == now[i]) right++;
    }
    if (passes == -1) cout << "moved\n";
    else cout << passes << ' ' << right << '\n';
    return 0;
}
