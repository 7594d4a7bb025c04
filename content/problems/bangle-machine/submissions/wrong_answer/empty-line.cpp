#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int k, packs = 0;
    string bangles, rod;
    cin >> k >> bangles;
    vector<int> row; // how many equal ones lie in a row, up to each bangle
    for (char colour : bangles) {
        int before = !rod.empty() && rod.back() == colour ? row.back() : 0;
        rod += colour;
        row.push_back(before + 1);
        if (row.back() == k) {
            rod.resize(rod.size() - k);
            row.resize(row.size() - k);
            packs++;
        }
    }
    cout << packs << '\n' << rod << '\n';
    return 0;
}
