#include <functional>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

void answer(const vector<int> &weights, const vector<int> &days, function<bool(int, int)> fits) {
    int found = 0, total = 0;
    for (size_t i = 0; i < weights.size(); i++) {
        if (fits(weights[i], days[i])) {
            found++;
            total += weights[i];
        }
    }
    cout << found << ' ' << total << '\n';
}

int main() {
    int n, q;
    cin >> n;
    vector<int> weights(n), days(n);
    for (int i = 0; i < n; i++) cin >> weights[i] >> days[i];
    cin >> q;
    int w = 0, d = 0;
    auto heavy = [=](int weight, int) { return weight >= w; };
    while (q-- > 0) {
        string kind;
        cin >> kind;
        if (kind == "heavy") {
            cin >> w;
            answer(weights, days, heavy);
        } else if (kind == "fresh") {
            cin >> d;
            answer(weights, days, [=](int, int day) { return day >= d; });
        } else if (kind == "both") {
            cin >> w >> d;
            answer(weights, days, [=](int weight, int day) { return weight >= w && day >= d; });
        } else {
            cin >> d;
            answer(weights, days, [=](int, int day) { return day == d; });
        }
    }
}
