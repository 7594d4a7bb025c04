#include <iostream>
#include <vector>
using namespace std;

int n, k, plates = 0;
vector<int> price, plate;

/* Puts toppings from number start on to the plate until k are on it. */
void fill(int start, int money) {
    if (money < 0) return;
    if ((int) plate.size() == k) {
        if (money > 0) return;
        for (int topping : plate) cout << topping << ' ';
        cout << '\n';
        plates++;
        return;
    }
    for (int next = start; next <= n; next++) {
        plate.push_back(next);
        fill(next + 1, money - price[next]);
        plate.pop_back();
    }
}

int main() {
    int p;
    cin >> n >> k >> p;
    price.resize(n + 1);
    for (int i = 1; i <= n; i++) cin >> price[i];
    fill(1, p);
    cout << plates << '\n';
    return 0;
}
