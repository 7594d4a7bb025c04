#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int c, w, given = 0;
    cin >> c >> w;
    vector<int> children(c), sweaters(w);
    for (int &size : children) cin >> size;
    for (int &size : sweaters) cin >> size;
    sort(children.begin(), children.end());
    sort(sweaters.begin(), sweaters.end());
    int child = 0, sweater = 0;
    for (child = 0; child < c; child++) { // the largest sweater that fits, child by child
        for (sweater = w - 1; sweater >= 0; sweater--) {
            if (sweaters[sweater] < children[child] || sweaters[sweater] > children[child] + 4) continue;
            given++;
            sweaters[sweater] = 0;
            break;
        }
    }
    while (child < c && sweater < w) {
        if (sweaters[sweater] < children[child]) {
            sweater++;
        } else if (sweaters[sweater] > children[child] + 4) {
            child++;
        } else {
            given++;
            child++;
            sweater++;
        }
    }
    cout << given << '\n' << w - given << '\n';
}
