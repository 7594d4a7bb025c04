#include <iostream>
#include <string>
using namespace std;

long long weigh(int &tilted) {
    string part;
    cin >> part;
    if (part != "R") return stoll(part);
    long long left = weigh(tilted);
    long long right = weigh(tilted);
    if (left != right) tilted++;
    return left + right + 1;
}

int main() {
    int tilted = 0;
    long long weight = weigh(tilted);
    cout << weight << ' ' << tilted << '\n';
    return 0;
}
