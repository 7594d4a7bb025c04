#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>
using namespace std;

struct Coupon {
    virtual ~Coupon() = default;
    virtual int saving(int bill) const = 0;
};

struct Flat : Coupon {
    int least, rupees;
    Flat(int m, int s) : least(m), rupees(s) {}
    int saving(int bill) const override { return bill >= least ? rupees : 0; }
};

struct Percent : Coupon {
    int percent, most;
    Percent(int p, int c) : percent(p), most(c) {}
    int saving(int bill) const override { return min(bill * percent / 100, most); }
};

struct Step : Coupon {
    int step, rupees;
    Step(int m, int s) : step(m), rupees(s) {}
    int saving(int bill) const override { return bill / step * rupees; }
};

unique_ptr<Coupon> readCoupon() {
    string kind;
    int first, second;
    cin >> kind >> first >> second;
    if (kind == "FLAT") return unique_ptr<Coupon>(new Flat(first, second));
    if (kind == "PERCENT") return unique_ptr<Coupon>(new Percent(first, second));
    return unique_ptr<Coupon>(new Step(first, second));
}

int main() {
    int k, b;
    cin >> k >> b;
    vector<unique_ptr<Coupon>> coupons;
    for (int i = 0; i < k; i++) coupons.push_back(readCoupon());
    while (b-- > 0) {
        int bill, best = 0, saved = 0;
        cin >> bill;
        for (int i = 0; i < k; i++) {
            int saving = min(coupons[i]->saving(bill), bill);
            if (saving > saved) {
                saved = saving;
                best = i + 1;
            }
        }
        cout << best << ' ' << saved << '\n';
    }
    return 0;
}
