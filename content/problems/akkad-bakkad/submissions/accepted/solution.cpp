#include <iostream>
#include <queue>
#include <string>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    queue<string> circle;
    for (int i = 0; i < n; i++) {
        string name;
        cin >> name;
        circle.push(name);
    }
    while (circle.size() > 1) {
        int beats = (k - 1) % circle.size();
        while (beats-- > 0) {
            circle.push(circle.front());
            circle.pop();
        }
        cout << circle.front() << '\n';
        circle.pop();
    }
    cout << "catch: " << circle.front() << '\n';
}
