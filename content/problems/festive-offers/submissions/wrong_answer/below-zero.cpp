#include <algorithm>
#include <functional>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

using Offer = function<long long(long long)>;

int main() {
    int n;
    cin >> n;
    vector<Offer> offers(1); // from 1 on
    while (n-- > 0) {
        string word;
        long long x, y;
        cin >> word >> x;
        if (word == "percent") {
            offers.push_back([x](long long price) { return price - price * x / 100; });
        } else if (word == "flat") {
            offers.push_back([x](long long price) { return price - x; });
        } else {
            cin >> y;
            if (word == "price") {
                cout << offers[x](y) << '\n';
            } else if (word == "above") {
                Offer offer = offers[y];
                offers.push_back([x, offer](long long price) { return price > x ? offer(price) : price; });
            } else {
                Offer a = offers[x], b = offers[y];
                if (word == "then") offers.push_back([a, b](long long price) { return b(a(price)); });
                else offers.push_back([a, b](long long price) { return min(a(price), b(price)); });
            }
        }
    }
    return 0;
}
