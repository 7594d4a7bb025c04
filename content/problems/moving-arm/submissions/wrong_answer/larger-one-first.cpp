#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

long long along(int at, const vector<int> &places) {
    long long moved = 0;
    for (int place : places) {
        moved += abs(place - at);
        at = place;
    }
    return moved;
}

void report(const string &name, long long moved, const vector<int> &order) {
    cout << name << ' ' << moved << ':';
    for (int cylinder : order) cout << ' ' << cylinder;
    cout << '\n';
}

int main() {
    int c, start, n;
    cin >> c >> start >> n;
    vector<int> requests(n);
    for (int &r : requests) cin >> r;
    report("FCFS", along(start, requests), requests);

    sort(requests.begin(), requests.end());
    vector<int> left = requests, order;
    int at = start;
    while (!left.empty()) {
        auto nearest = min_element(left.begin(), left.end(), [at](int a, int b) { return abs(a - at) < abs(b - at) || (abs(a - at) == abs(b - at) && a > b); });
        at = *nearest;
        order.push_back(at);
        left.erase(nearest);
    }
    report("SSTF", along(start, order), order);

    auto middle = lower_bound(requests.begin(), requests.end(), start);
    vector<int> above(middle, requests.end()), below(requests.begin(), middle);
    order = above;
    order.insert(order.end(), below.rbegin(), below.rend());
    long long moved = c - 1 - start;
    if (!below.empty()) moved += c - 1 - below.front();
    report("SCAN", moved, order);
    order = above;
    order.insert(order.end(), below.begin(), below.end());
    report("C-LOOK", along(start, order), order);
    return 0;
}
