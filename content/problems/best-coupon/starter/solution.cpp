#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Coupon {
    string kind;
    int first, second;

    int saving(int bill) const {
        return 0; // Your code here: how much does this coupon save on this bill?
    }
};

int main() {
    int k, b;
    cin >> k >> b;
    vector<Coupon> coupons(k);
    for (Coupon &coupon : coupons) cin >> coupon.kind >> coupon.first >> coupon.second;
    while (b-- > 0) {
        int bill, best = 0, saved = 0;
        cin >> bill;
        // Your code here: find the best coupon.
        cout << best << ' ' << saved << '\n';
    }
    return 0;
}
