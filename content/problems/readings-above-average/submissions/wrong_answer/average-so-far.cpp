#include <iostream>
#include <vector>
using namespace std;

int main() {
    vector<int> readings;
    int reading, sum = 0, above = 0;
    while (cin >> reading) {
        readings.push_back(reading);
        sum += reading;
        if (reading * static_cast<int>(readings.size()) > sum) {
            cout << reading << ' ';
            above++;
        }
    }
    int n = readings.size();
    if (above == 0) cout << "none";
    cout << '\n' << above << ' ' << n << '\n';
}
