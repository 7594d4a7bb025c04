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
    long long day = 0, sum = 0;
    while (!orders.empty()) {
        auto best = min_element(orders.begin(), orders.end(),
                                [](const Order &a, const Order &b) { return a.discount * b.days > b.discount * a.days; });
        day += best->days;
        sum += day * best->discount;
        *best = orders.back();
        orders.pop_back();
    }
    cout << sum << '\n';
    return 0;
}
