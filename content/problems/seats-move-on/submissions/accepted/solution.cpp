#include <iostream>
#include <string>
using namespace std;

int main() {
    string left, middle, right;
    cin >> left >> middle >> right;

    string last = right;
    right = middle;
    middle = left;
    left = last;
    cout << left << ' ' << middle << ' ' << right << '\n';

    last = right;
    right = left;
    left = last;
    cout << left << ' ' << middle << ' ' << right << '\n';

    last = right;
    right = middle;
    middle = left;
    left = last;
    cout << left << ' ' << middle << ' ' << right << '\n';
}
