#include <iostream>
#include <vector>
using namespace std;

int main() {
    vector<int> readings;
    int reading, sum = 0, above = 0;
    while (cin >> reading) {
        readings.push_back(reading);
        sum += reading;
    }
    int n = readings.size();
    for (int r : readings) {
        if (r * n > sum) {
            cout << r << ' ';
            above++;
        }
    }
    if (above == 0) cout << "none";
    cout << '\n' << above << ' ' << n << '\n';
}
