#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int l, c, n;
    cin >> l >> c >> n;
    vector<int> places(n);
    for (int &place : places) cin >> place;
    sort(places.begin(), places.end());
    places.push_back(l);
    int drank = 0, passed = 0, stops = 0;
    for (int place : places) {
        if (place - drank > c) {
            if (place - passed > c) {
                cout << "stuck " << passed + c << '\n';
                return 0;
            }
            drank = passed;
            stops++;
        }
        passed = place;
    }
    cout << stops << '\n';
    return 0;
}
