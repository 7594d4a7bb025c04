#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct Order {
    int days, discount;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<Order> orders(n);
    for (Order &order : orders) cin >> order.days >> order.discount;
    sort(orders.begin(), orders.end(), [](const Order &a, const Order &b) { return a.discount / a.days > b.discount / b.days; });
    long long day = 0, sum = 0;
    for (const Order &order : orders) {
        day += order.days;
        sum += day * order.discount;
    }
    cout << sum << '\n';
    return 0;
}
