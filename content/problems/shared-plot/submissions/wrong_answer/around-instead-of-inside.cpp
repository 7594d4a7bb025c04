#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    long long west = -1000000000, south = -1000000000, east = 1000000000, north = 1000000000;
    for (int i = 0; i < n; i++) {
        long long x1, y1, x2, y2;
        cin >> x1 >> y1 >> x2 >> y2;
        west = i == 0 ? x1 : min(west, x1);
        south = max(south, y1);
        east = min(east, x2);
        north = min(north, y2);
    }
    if (west < east && south < north) {
        cout << west << ' ' << south << ' ' << east << ' ' << north << ' ' << (east - west) * (north - south) << '\n';
    } else {
        cout << "no quarrel\n";
    }
    return 0;
}
