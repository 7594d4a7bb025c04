#include <algorithm>
#include <deque>
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    deque<int> train;
    while (n-- > 0) {
        char order;
        int value = 0;
        cin >> order;
        if (order != 'T') cin >> value;
        if (order == 'A') train.push_back(value);
        else if (order == 'F') train.push_front(value);
        else if (order == 'T') reverse(train.begin(), train.end());
        else if (value < (int)train.size()) rotate(train.begin(), train.begin() + value, train.end());
    }
    cout << train.size() << '\n';
    if (train.empty()) cout << '-';
    for (size_t i = 0; i < train.size(); i++) cout << (i > 0 ? " " : "") << train[i];
    cout << '\n';
    return 0;
}
